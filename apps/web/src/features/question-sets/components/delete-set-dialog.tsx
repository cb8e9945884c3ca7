import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../question-sets.module.css';
import { useRemoveSet } from '../question-sets.queries.ts';
import type { SetDialogProps } from './edit-set-dialog.tsx';

/** Asks once more before a set is gone. */
export function DeleteSetDialog({ set, onClose }: SetDialogProps) {
  const { t } = useTranslation('question-sets');
  const remove = useRemoveSet();
  const fail = useFailureToast();
  const { id, name } = set;
  const send = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: t('delete.done', { name }) });
          onClose();
        },
        onError: (error) => fail({ title: t('delete.failed'), error, fallback: t('again') }),
      },
    );
  return (
    <Dialog title={t('delete.title')} onClose={onClose}>
      <p>{t('delete.text', { name, count: set.questions })}</p>
      <div className={styles.buttons}>
        <Button color="red" loading={remove.isPending} onClick={send}>
          {t('delete.confirm')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('delete.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
