import type { AdminUser } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useApprove } from '../use-approve.ts';
import styles from './users/user-dialogs.module.css';

export interface ApproveDialogProps {
  readonly teacher: AdminUser;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

/** Asks for which class a teacher is approved: they see its children from then on. */
export function ApproveDialog({ teacher, classes, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('admin');
  const { approve, pending } = useApprove(teacher);
  const [classId, setClassId] = useState('');
  const { username } = teacher;
  return (
    <Dialog title={t('approve.one', { username })} onClose={onClose}>
      <WorkSurface>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (classId === '' || pending) return;
            void approve(Number(classId)).then((isDone) => isDone && onClose());
          }}
        >
          <SelectField
            label={t('approve.class')}
            description={t('approve.classHint', { username })}
            data={[
              { value: '', label: t('approve.choose') },
              ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={classId}
            onChange={(event) => setClassId(event.currentTarget.value)}
          />
          <Button type="submit" disabled={classId === ''} loading={pending}>
            {t('approve.button')}
          </Button>
        </form>
      </WorkSurface>
    </Dialog>
  );
}
