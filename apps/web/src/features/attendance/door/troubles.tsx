import type { Trouble } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../attendance.module.css';
import { timeText } from './time-text.ts';

/** Marks of today that came too late to be taken, or were made against a warning. */
export function Troubles({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const { t, i18n } = useTranslation('attendance');
  if (troubles.length === 0) return null;
  return (
    <Notice picture="magnifying-glass-tilted-left" title={t('troubles.title')} role="status">
      <ul className={styles.troubles}>
        {troubles.map(({ id, trouble, name, time, by, collector }) => (
          <li key={id}>
            {t(`troubles.${trouble}`, {
              ...{ name, by, who: collector || '–', time: timeText(time, i18n.language) },
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
