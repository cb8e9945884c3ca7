import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLooking } from '../../app/offline/use-looking.ts';
import { refreshSession } from '../../app/session/session.queries.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './offline-notice.module.css';

/** Says above the page that the host is away and the page is what this device has kept; looks until it is back. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  useLooking(true, () => void refreshSession(queryClient));
  return (
    <div className={styles.notice} role="status">
      <Picture name="compass" size={32} />
      <p className={styles.text}>
        <strong>{t('offline.title')}</strong> {t('offline.kept')}
      </p>
    </div>
  );
}
