import { type ClassTablet, TABLET_NAME_MAX } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import page from '../classroom-sign-in.module.css';
import { useRemoveTablet, useRenameTablet } from '../classroom-sign-in.queries.ts';
import styles from './class-tablets.module.css';

export interface EditTabletDialogProps {
  readonly tablet: ClassTablet;
  readonly onClose: () => void;
}

/** A tablet gets another name, or is a class tablet no more. */
export function EditTabletDialog({ tablet, onClose }: EditTabletDialogProps) {
  const { t } = useTranslation('classroom-sign-in');
  const [name, setName] = useState(tablet.name);
  const rename = useRenameTablet();
  const remove = useRemoveTablet();
  const fail = useFailureToast();
  const onError = (error: unknown) =>
    fail({ title: t('tablets.notChanged'), error, fallback: t('add.failedText') });
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ id: tablet.id, name }, { onSuccess: onClose, onError });
  };
  const takeAway = () =>
    remove.mutate(
      { id: tablet.id },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: t('tablets.removed', { name: tablet.name }) });
          onClose();
        },
        onError,
      },
    );
  return (
    <Dialog title={t('tablets.editOne', { name: tablet.name })} onClose={onClose}>
      <WorkSurface>
        <form className={styles.dialog} onSubmit={save}>
          <TextField
            label={t('tablets.name')}
            maxLength={TABLET_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={page.buttons}>
            <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
              {t('tablets.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('tablets.cancel')}
            </Button>
          </div>
          <p>{t('tablets.removeText')}</p>
          <div className={page.buttons}>
            <Button color="red" loading={remove.isPending} onClick={takeAway}>
              {t('tablets.remove')}
            </Button>
          </div>
        </form>
      </WorkSurface>
    </Dialog>
  );
}
