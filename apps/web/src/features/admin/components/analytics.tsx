import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Stat, Stats } from '../../../ui/stats/stats.tsx';
import { useAdminStats } from '../admin.queries.ts';
import styles from './analytics.module.css';

const MINUTES_PER_HOUR = 60;

/** 'Analytics': who was here and what was learned, in numbers; below them, how the classes are doing. */
export function Analytics({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const stats = useAdminStats();
  if (!stats.isSuccess) {
    return (
      <QueryState query={stats} count={8} loading={t('stats.loading')} failed={t('stats.failed')} />
    );
  }
  const percent = (value: number | null) =>
    value === null ? null : t('percent', { percent: value });
  const oneDecimal = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const numbers = stats.data;
  return (
    <div className={styles.analytics}>
      <Section title={t('analytics.people')}>
        <Stats>
          <Stat
            picture="sunrise"
            label={t('analytics.daily')}
            value={numbers.dailyActiveUsers}
            note={t('analytics.dailyNote')}
          />
          <Stat
            picture="calendar"
            label={t('analytics.weekly')}
            value={numbers.weeklyActiveUsers}
            note={t('analytics.weeklyNote')}
          />
          <Stat
            picture="alarm-clock"
            label={t('analytics.session')}
            value={
              numbers.averageSessionTime === null
                ? null
                : t('analytics.minutes', { count: numbers.averageSessionTime })
            }
            note={t('analytics.sessionNote')}
          />
          <Stat
            picture="compass"
            label={t('analytics.time')}
            value={t('analytics.hours', {
              hours: oneDecimal.format(numbers.totalLearningTime / MINUTES_PER_HOUR),
            })}
            note={t('analytics.timeNote')}
          />
        </Stats>
      </Section>
      <Section title={t('analytics.lessons')}>
        <Stats>
          <Stat
            picture="check-mark-button"
            label={t('analytics.completion')}
            value={percent(numbers.completionRate)}
            note={t('analytics.completionNote')}
          />
          <Stat
            picture="trophy"
            label={t('analytics.score')}
            value={percent(numbers.averageScore)}
            note={t('analytics.scoreNote')}
          />
          <Stat
            picture="books"
            label={t('analytics.module')}
            look="name"
            value={numbers.popularModule}
            note={t('analytics.moduleNote')}
          />
          <Stat
            picture="glowing-star"
            label={t('analytics.lesson')}
            look="name"
            value={numbers.topLesson}
            note={t('analytics.lessonNote')}
          />
        </Stats>
      </Section>
      {children}
    </div>
  );
}
