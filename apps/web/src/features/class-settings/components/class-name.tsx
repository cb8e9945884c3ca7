import { type ClassDetails, classNameSchema } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../class-settings.module.css';
import { useRenameClass } from '../class-settings.queries.ts';

const schema = z.object({ name: classNameSchema });

/** The name of the class, and a field to change it. */
export function ClassName({ details }: { readonly details: ClassDetails }) {
  const { t } = useTranslation('class-settings');
  const [editing, setEditing] = useState(false);
  const rename = useRenameClass();
  const fail = useFailureToast();
  const form = useSchemaForm<{ name: string }>(schema, { initialValues: { name: details.name } });
  if (!editing) {
    return (
      <div className={styles.nameRow}>
        <h3 className={styles.name}>{details.name}</h3>
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('name.change')}
        </Button>
      </div>
    );
  }
  const save = ({ name }: { name: string }) =>
    rename.mutate(
      { classId: details.id, name },
      {
        onSuccess: () => {
          setEditing(false);
          showToast({ kind: 'success', title: t('saved') });
        },
        onError: (error) => fail({ title: t('notSaved'), error, fallback: t('again') }),
      },
    );
  return (
    <ValidatedForm form={form} onSubmit={save} className={styles.nameForm}>
      <TextField label={t('name.label')} data-autofocus {...form.getInputProps('name')} />
      <Button type="submit" loading={rename.isPending}>
        {t('name.save')}
      </Button>
      <Button variant="default" onClick={() => setEditing(false)}>
        {t('cancel')}
      </Button>
    </ValidatedForm>
  );
}
