import type { CareView } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useRemoveCare } from '../care.queries.ts';
import styles from '../components/care.module.css';

export interface TakeBackDialogProps {
  readonly studentId: number;
  readonly name: string;
  readonly onDone: (view: CareView) => void;
  readonly onClose: () => void;
}

/** Asks once before everything that is written about a child is deleted. */
export function TakeBackDialog({ studentId, name, onDone, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('care');
  const remove = useRemoveCare();
  const fail = useFailureToast();
  const send = () =>
    remove.mutate(
      { studentId },
      {
        onSuccess: (view) => {
          showToast({ kind: 'success', title: t('write.takenBack') });
          onDone(view);
        },
        onError: (error) =>
          fail({ title: t('write.notTakenBack'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <Dialog title={t('write.takeBackTitle')} onClose={onClose}>
      <div className={styles.card}>
        <p className={styles.text}>{t('write.takeBackText', { name })}</p>
        <div className={styles.ways}>
          <Button color="red" loading={remove.isPending} onClick={send}>
            {t('write.takeBackNow')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('write.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
