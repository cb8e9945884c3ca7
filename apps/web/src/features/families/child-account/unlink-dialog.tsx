import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { calledName } from '../../../lib/full-name.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useEndLink } from '../families.queries.ts';
import styles from './child-account.module.css';

export interface ChildDialogProps {
  readonly student: LinkedStudent;
  readonly onClose: () => void;
}

/** Asks whether a parent really wants to end the own link with a child. */
export function UnlinkDialog({ student, onClose }: ChildDialogProps) {
  const { t } = useTranslation('families');
  const { user } = useSession();
  const ending = useEndLink();
  const failed = useFailureToast();
  const name = calledName(student);

  const end = async () => {
    if (user === null) return;
    try {
      await ending.mutateAsync({ parentId: user.id, studentId: student.id });
      onClose();
      showToast({ kind: 'success', title: t('unlink.done'), text: t('unlink.doneText', { name }) });
    } catch (error) {
      failed({ title: t('unlink.failed'), error, fallback: t('unlink.failedText') });
    }
  };

  return (
    <Dialog title={t('unlink.open', { name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('unlink.sure', { name })}</p>
        <div className={styles.ways}>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('unlink.cancel')}
          </Button>
          <Button disabled={ending.isPending} onClick={() => void end()}>
            {t('unlink.submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
