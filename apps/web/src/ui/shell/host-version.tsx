import { useTranslation } from 'react-i18next';
import { dateText } from '../../lib/dates.ts';
import styles from './footer.module.css';
import { useHostVersion } from './host-version.queries.ts';

/** Which Lamplight this is, for whoever asks an adult about it. */
export function HostVersion() {
  const { t, i18n } = useTranslation('shell');
  const { data } = useHostVersion();
  if (!data) return null;
  const date = dateText(data.date, i18n.language);
  return <p className={styles.copyright}>{t('footer.version', { ...data, date })}</p>;
}
