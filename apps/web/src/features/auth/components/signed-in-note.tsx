import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../auth-pages.module.css';

/** Tells someone who is signed in already, so that nobody signs in twice on a shared tablet. */
export function SignedInNote() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Notice picture="waving-hand">
      {t('signedIn.text', { name: user.firstName ?? user.username })}{' '}
      <Link to="/" className={styles.link}>
        {t('signedIn.go')}
      </Link>
    </Notice>
  );
}
