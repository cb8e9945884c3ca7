import type { ListedClass } from '@lamplight/domain/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useRemoveClass } from '../class-admin.queries.ts';
import styles from './class-dialogs.module.css';

export interface RemoveClassDialogProps {
  readonly removing: ListedClass;
  /** Where its students can go. */
  readonly others: readonly ListedClass[];
  readonly onClose: () => void;
}

/** Asks once more before a class is gone, and where its students go. */
export function RemoveClassDialog({ removing, others, onClose }: RemoveClassDialogProps) {
  const { t } = useTranslation('class-admin');
  const [target, setTarget] = useState<number | undefined>(others[0]?.id);
  const remove = useRemoveClass();
  const fail = useFailureToast();
  const { id: classId, name, students } = removing;
  const send = () =>
    remove.mutate(
      { classId, toClassId: students > 0 ? (target ?? null) : null },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: t('remove.done', { name }) });
          onClose();
        },
        onError: (error) => fail({ title: t('remove.failed'), error, fallback: t('again') }),
      },
    );
  return (
    <Dialog title={t('remove.title', { name })} onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <p className={styles.text}>{t('remove.text')}</p>
          {students > 0 && (
            <SelectField
              label={t('remove.target', { count: students })}
              value={String(target)}
              data={others.map((other) => ({ value: String(other.id), label: other.name }))}
              onChange={(event) => setTarget(Number(event.currentTarget.value))}
            />
          )}
          <DialogButtons
            confirm={t('remove.confirm')}
            cancel={t('cancel')}
            color="red"
            pending={remove.isPending}
            onConfirm={send}
            onCancel={onClose}
          />
        </div>
      </WorkSurface>
    </Dialog>
  );
}
