import type { LinkedStudent, StudentProgress } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Stat, Stats } from '../../../ui/stats/stats.tsx';
import { activitySummary } from '../progress-summary.ts';
import { Insights } from './insights.tsx';
import styles from './lesson-progress.module.css';

export interface ActivitySummaryProps {
  readonly student: LinkedStudent;
  readonly progress: StudentProgress;
}

/** 'Activity Summary': time, lessons and answers in numbers, and what they say. */
export function ActivitySummary({ student, progress }: ActivitySummaryProps) {
  const { t, i18n } = useTranslation('families');
  const { completed, hours, averageScore, averageEvidence } = activitySummary(progress.progress);
  const oneDecimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  const percent = (value: number | null) =>
    value === null ? null : t('percent', { percent: value });
  return (
    <div className={styles.parts}>
      <Section title={t('activity.title')}>
        <Stats>
          <Stat
            picture="alarm-clock"
            label={t('activity.time')}
            value={t('activity.hours', { hours: oneDecimal.format(hours) })}
          />
          <Stat picture="books" label={t('activity.lessons')} value={completed} />
          <Stat
            picture="check-mark-button"
            label={t('activity.score')}
            value={percent(averageScore)}
            note={t('activity.scoreNote')}
          />
          <Stat
            picture="light-bulb"
            label={t('activity.evidence')}
            value={percent(averageEvidence)}
            note={t('activity.evidenceNote')}
          />
        </Stats>
      </Section>
      <Insights insights={progress.insights} name={student.firstName ?? fullName(student)} />
    </div>
  );
}
