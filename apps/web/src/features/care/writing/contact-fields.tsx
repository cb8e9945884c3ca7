import { MAX_CONTACT_LINE } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { CareValues } from './care-draft.ts';
import styles from './care-form.module.css';

/** What the form holds: the fields, and whether the writer agrees. */
export type CareFormValues = CareValues & { agreed: boolean };

export interface ContactFieldsProps {
  readonly form: SchemaForm<CareFormValues>;
  readonly index: number;
  /** Whether this person can be taken out: one is always there to fill in. */
  readonly removable: boolean;
}

/** One person to call. */
export function ContactFields({ form, index, removable }: ContactFieldsProps) {
  const { t } = useTranslation('care');
  const field = (name: 'name' | 'relation' | 'telephone') => ({
    ...form.getInputProps(`contacts.${index}.${name}`),
    autoComplete: 'off',
  });
  const number = index + 1;
  return (
    <fieldset className={styles.person}>
      <legend>{t('write.contact', { number })}</legend>
      <TextField label={t('write.name')} maxLength={MAX_CONTACT_LINE} {...field('name')} />
      <TextField
        label={t('write.relation')}
        description={t('write.relationHint')}
        maxLength={MAX_CONTACT_LINE}
        {...field('relation')}
      />
      <TextField label={t('write.telephone')} type="tel" inputMode="tel" {...field('telephone')} />
      {removable && (
        <Button
          variant="default"
          className={styles.across ?? ''}
          onClick={() => form.removeListItem('contacts', index)}
        >
          {t('write.take', { number })}
        </Button>
      )}
    </fieldset>
  );
}
