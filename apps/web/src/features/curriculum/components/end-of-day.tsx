import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { CompleteDay } from './complete-day.tsx';
import styles from './end-of-day.module.css';

export interface EndOfDayProps {
  readonly currentDay: number;
  readonly lessons: DailySchedule['lessons'];
}

/** What stands at the end of the current day: how much of it is open, and the way on. */
export function EndOfDay({ currentDay, lessons }: EndOfDayProps) {
  const { t } = useTranslation('curriculum');
  const open = lessons.filter(({ status }) => status !== 'completed').length;
  const allDone = lessons.length > 0 && open === 0;
  return (
    <Section title={t('day.end')}>
      <div className={styles.end}>
        {open > 0 && <p className={styles.hint}>{t('navigation.open', { count: open })}</p>}
        <CompleteDay currentDay={currentDay} open={open} isNext={allDone} />
      </div>
    </Section>
  );
}
