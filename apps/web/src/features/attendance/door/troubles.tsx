import type { Trouble } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { usePresenting } from '../../../lib/presenting.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../attendance.module.css';
import { timeText } from './time-text.ts';

export interface TroublesProps {
  readonly troubles: readonly Trouble[];
  /** The day of the list. */
  readonly today: string;
}

/** Marks that the host has heard of today and did not take, or that were made against a warning. */
export function Troubles({ troubles, today }: TroublesProps) {
  const { t, i18n } = useTranslation('attendance');
  const isPresenting = usePresenting();
  if (troubles.length === 0 || isPresenting) return null;
  const when = ({ date, time }: Trouble) =>
    [date === today ? '' : dateText(date, i18n.language), timeText(time, i18n.language)]
      .filter(Boolean)
      .join(', ');
  return (
    <Notice picture="magnifying-glass-tilted-left" title={t('troubles.title')} role="status">
      <ul className={styles.troubles}>
        {troubles.map((each) => (
          <li key={each.id}>
            {t(`troubles.${each.trouble}`, {
              ...{ name: each.name, by: each.by, who: each.collector || '–', time: when(each) },
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
