import { useTranslation } from 'react-i18next';
import styles from './consents.module.css';

/** Whether a consent holds, in words. */
export function ConsentStatus({ granted }: { readonly granted: boolean }) {
  const { t } = useTranslation('consents');
  return (
    <span className={styles.status} data-granted={granted}>
      {t(granted ? 'status.granted' : 'status.none')}
    </span>
  );
}
