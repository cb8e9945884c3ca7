import { type DailySchedule, mayMark } from '@lamplight/domain/curriculum';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyCards, FactCard, VerseCard } from '../../../ui/daily-cards/daily-cards.tsx';
import { DayActivities } from './day-activities.tsx';
import { DayChallenges } from './day-challenges.tsx';
import { DayLessons } from './day-lessons.tsx';
import styles from './day-view.module.css';
import { Milestone } from './milestone.tsx';

export interface DayViewProps {
  readonly schedule: DailySchedule;
  readonly currentDay: number;
  /** While another day is on its way. */
  readonly busy: boolean;
  /** Stands with the lessons of the current day. */
  readonly fromTeacher: ReactNode;
  /** Called when an activity was done, or was marked by mistake. */
  readonly onMark: (key: string, done: boolean) => void;
}

/** One day of the programme. */
export function DayView({ schedule, currentDay, busy, fromTeacher, onMark }: DayViewProps) {
  const { t, i18n } = useTranslation(['curriculum', 'shell']);
  const { day, language, bibleVerse, dailyFact } = schedule;
  const when = day === currentDay ? 'current' : day < currentDay ? 'past' : 'ahead';
  return (
    <div className={styles.day} aria-busy={busy}>
      <header>
        <p className={styles.date}>
          {when === 'current' ? longDate(schedule.date, i18n.language) : t(`day.${when}`)}
        </p>
        <h2 className={styles.title}>{t('day.heading', { day, theme: schedule.theme })}</h2>
      </header>
      {schedule.progressMilestone !== null && (
        <Milestone milestone={schedule.progressMilestone} language={language} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <DayLessons lessons={schedule.lessons} />
          {when === 'current' && fromTeacher}
          <DayActivities
            activities={schedule.activities}
            language={language}
            onMark={mayMark(day, currentDay) ? onMark : undefined}
          />
        </div>
        <div className={styles.column}>
          <DailyCards>
            <VerseCard
              title={t('day.verse')}
              verse={bibleVerse}
              version={t(`shell:scripture.bibles.${bibleVerse.language}.short`)}
              reflection={{ title: t('day.reflection'), text: bibleVerse.reflection }}
            />
            <FactCard
              title={t('day.fact')}
              fact={dailyFact.fact}
              category={dailyFact.category}
              language={dailyFact.language}
            />
          </DailyCards>
          <DayChallenges challenges={schedule.challenges} language={language} />
        </div>
      </div>
    </div>
  );
}

/** A calendar day in words. @param date such as 2026-07-01 */
function longDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
