import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { Section } from '../../../ui/section/section.tsx';
import { type LessonOfStudent, recentScores } from '../progress-summary.ts';
import styles from './lesson-progress.module.css';

/** 'Recent Lesson Scores': the last five completed lessons (spec 2). */
export function RecentScores({ progress }: { readonly progress: readonly LessonOfStudent[] }) {
  const { t, i18n } = useTranslation('families');
  const recent = recentScores(progress);
  return (
    <Section title={t('scores.title')}>
      {recent.length === 0 ? (
        <p>{t('scores.none')}</p>
      ) : (
        <ul className={styles.scores}>
          {recent.map(({ lessonId, title, completedAt, score, evidence }) => (
            <li key={lessonId} className={styles.score}>
              <span className={styles.lesson}>
                {title}
                <span className={styles.when}>{dayText(completedAt, i18n.language)}</span>
              </span>
              <span className={styles.percent}>
                {score === null ? t('scores.unscored') : t('percent', { percent: score })}
              </span>
              <span className={styles.shown}>
                {evidence === null
                  ? t('scores.unanswered')
                  : t('scores.answered', { percent: evidence })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
