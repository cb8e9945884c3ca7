import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/clock.ts';
import styles from './todays-date.module.css';

/** The day and the time where the student is; read anew every minute (spec 9). */
export function TodaysDate() {
  const { i18n } = useTranslation('dashboard');
  const now = useNow();
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return (
    <time className={styles.date} dateTime={now.toISOString()}>
      <span>{new Intl.DateTimeFormat(i18n.language, day).format(now)}</span>
      <span className={styles.time}>
        {new Intl.DateTimeFormat(i18n.language, time).format(now)}
      </span>
    </time>
  );
}
