import type { Backup } from '@lamplight/domain/backups';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../backups.module.css';
import { downloadAddress, useDownloadTicket } from '../backups.queries.ts';
import { PasswordForm } from './password-form.tsx';

export interface DownloadDialogProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

/** Takes a backup out of the host, after the password was given again. */
export function DownloadDialog({ backup, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('backups');
  const ticket = useDownloadTicket();
  const tellFailure = useFailureToast();

  const begin = async (password: string) => {
    const issued = await ticket.mutateAsync({ name: backup.name, password });
    const link = document.createElement('a');
    link.href = downloadAddress(issued.ticket);
    link.download = backup.name;
    link.click();
    showToast({ kind: 'success', title: t('out.begun'), text: backup.name });
    onClose();
  };

  return (
    <Dialog title={t('out.title')} onClose={onClose}>
      <PasswordForm
        label={t('out.password')}
        submit={t('out.submit')}
        onClose={onClose}
        onSubmit={begin}
        onFailure={(error) =>
          tellFailure({ title: t('out.failed'), error, fallback: t('out.failedText') })
        }
      >
        <p className={styles.line}>{t('out.text')}</p>
      </PasswordForm>
    </Dialog>
  );
}
