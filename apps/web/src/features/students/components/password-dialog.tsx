import type { NewPassword, StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../../app/own-password/own-password-store.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { calledOf, nameOf } from '../student-names.ts';
import { useResetPassword } from '../students.queries.ts';
import styles from './password-dialog.module.css';

interface PasswordDialogProps {
  readonly student: StudentView;
  readonly onClose: () => void;
}

/** Makes a new password for a student, and shows it once, to write down or to print. */
export function PasswordDialog({ student, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('students');
  const reset = useResetPassword();
  const fail = useFailureToast();
  const name = calledOf(student);
  const send = async () => {
    try {
      await withOwnPassword((ownPassword) =>
        reset.mutateAsync({ userId: student.id, ownPassword }),
      );
    } catch (error) {
      fail({ title: t('password.failed'), error, fallback: t('tryAgain') });
    }
  };
  return (
    <Dialog title={t('password.title', { name })} onClose={onClose}>
      <WorkSurface>
        {reset.isSuccess ? (
          <Made made={reset.data} name={nameOf(student)} onClose={onClose} />
        ) : (
          <div className={styles.dialog}>
            <p>{t('password.ask', { name })}</p>
            <DialogButtons
              confirm={t('password.make')}
              cancel={t('cancel')}
              pending={reset.isPending}
              onConfirm={() => void send()}
              onCancel={onClose}
            />
          </div>
        )}
      </WorkSurface>
    </Dialog>
  );
}

interface MadeProps {
  readonly made: NewPassword;
  readonly name: string;
  readonly onClose: () => void;
}

function Made({ made, name, onClose }: MadeProps) {
  const { t } = useTranslation('students');
  return (
    <div className={styles.dialog}>
      <div role="status" className={styles.slip} data-slip>
        <p className={styles.name}>{name}</p>
        <dl className={styles.words}>
          <dt>{t('username')}</dt>
          <dd>{made.username}</dd>
          <dt>{t('password.word')}</dt>
          <dd>{made.password}</dd>
        </dl>
      </div>
      <p>{t('password.once')}</p>
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('password.print')}
        </Button>
        <Button onClick={onClose}>{t('password.done')}</Button>
      </div>
    </div>
  );
}
