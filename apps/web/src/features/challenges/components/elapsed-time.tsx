import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './elapsed-time.module.css';

/** How long a challenge has taken so far: small, so that nobody feels hurried. */
export function ElapsedTime({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('challenge-task');
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className={styles.time} role="timer" aria-label={t('page.time', { time: shown })}>
      <IconClock size={18} aria-hidden />
      {shown}
    </span>
  );
}
