import { type Backup, PRESENT_MINUTES, type RestorePreview } from '@lamplight/domain/backups';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../backups.module.css';
import { useRestore, useRestorePreview } from '../backups.queries.ts';
import { PasswordForm } from './password-form.tsx';

export interface RestoreDialogProps {
  readonly backup: Backup;
  readonly onClose: () => void;
  /** The host begins to restart. */
  readonly onRestarting: () => void;
}

/** Puts a backup in the place of the school: says what will happen, then asks for the password. */
export function RestoreDialog({ backup, onClose, onRestarting }: RestoreDialogProps) {
  const { t } = useTranslation('backups');
  const preview = useRestorePreview(backup.name);
  const restore = useRestore();
  const tellFailure = useFailureToast();

  const begin = async (password: string) => {
    await restore.mutateAsync({ name: backup.name, password });
    onRestarting();
  };

  return (
    <Dialog title={t('in.title')} size="lg" onClose={onClose}>
      <QueryState
        query={preview}
        count={3}
        shape="rows"
        loading={t('in.checking')}
        failed={t('in.checkFailed')}
      />
      {preview.data !== undefined && (
        <PasswordForm
          label={t('in.password')}
          submit={t('in.submit')}
          isDangerous
          onClose={onClose}
          onSubmit={begin}
          onFailure={(error) =>
            tellFailure({ title: t('in.failed'), error, fallback: t('in.failedText') })
          }
        >
          <WhatHappens createdAt={backup.createdAt} preview={preview.data} />
        </PasswordForm>
      )}
    </Dialog>
  );
}

interface WhatHappensProps {
  readonly createdAt: string;
  readonly preview: RestorePreview;
}

function WhatHappens({ createdAt, preview }: WhatHappensProps) {
  const { t, i18n } = useTranslation('backups');
  const { accounts, accountsLost, childrenPresent, deletedAgain, withdrawn, isOwn } = preview;
  return (
    <div>
      <h3 className={styles.heading}>{t('in.whatHappens')}</h3>
      <ul className={styles.happens}>
        <li>{t('in.date', { date: momentText(createdAt, i18n.language) })}</li>
        {!isOwn && (
          <li>
            <strong>{t('in.foreign')}</strong>
          </li>
        )}
        <li>{t('in.accounts', { count: accounts })}</li>
        {isOwn && accountsLost > 0 && <li>{t('in.lost', { count: accountsLost })}</li>}
        {deletedAgain > 0 && <li>{t('in.deleted', { count: deletedAgain })}</li>}
        {withdrawn.consents > 0 && <li>{t('in.consents', { count: withdrawn.consents })}</li>}
        {withdrawn.links > 0 && <li>{t('in.links', { count: withdrawn.links })}</li>}
        {withdrawn.cards > 0 && <li>{t('in.cards', { count: withdrawn.cards })}</li>}
        <li>{t('in.point')}</li>
        <li>{t('in.everybody')}</li>
        <li>
          {childrenPresent === 0 ? (
            t('in.nobodyPresent', { minutes: PRESENT_MINUTES })
          ) : (
            <strong>{t('in.present', { count: childrenPresent, minutes: PRESENT_MINUTES })}</strong>
          )}
        </li>
      </ul>
    </div>
  );
}
