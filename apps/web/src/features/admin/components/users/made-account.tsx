import { INVITATION_DAYS, type MadeAccount as Made } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from './shown-once.tsx';
import styles from './user-dialogs.module.css';

export interface MadeAccountProps {
  readonly made: Made;
  readonly onClose: () => void;
}

/** What happens next with an account that was just made. */
export function MadeAccount({ made: { user, link }, onClose }: MadeAccountProps) {
  const { t } = useTranslation('admin');
  const { username, email } = user;
  return (
    <div className={styles.details}>
      <p role="status">{t('create.done', { username })}</p>
      {link === null ? (
        <p>{t('create.mailed', { email, days: INVITATION_DAYS })}</p>
      ) : (
        <ShownOnce label={t('create.link', { username })} secret={link}>
          {t('create.linkText', { days: INVITATION_DAYS })}
        </ShownOnce>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('details.close')}</Button>
      </div>
    </div>
  );
}
