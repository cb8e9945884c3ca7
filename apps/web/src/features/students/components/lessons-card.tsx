import { percentOf } from '@lamplight/domain/progress';
import type { StudentView } from '@lamplight/domain/students';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import styles from './students.module.css';

/** The modules with how far the student is in each, and the lessons completed last. */
export function LessonsCard({ student }: { readonly student: StudentView }) {
  const { t, i18n } = useTranslation(['students', 'shell']);
  return (
    <TitledCard title={t('view.modules')} className={styles.card}>
      <ul className={styles.rows}>
        {student.modules.map(({ category, completed, total }) => {
          const subject = t(`shell:subjects.${category}`);
          const percent = percentOf(completed, total);
          return (
            <li key={category} className={styles.progress}>
              <span>
                {subject}: {t('progressOf', { completed, total, percent })}
              </span>
              <ProgressBar percent={percent} label={subject} subject={category} />
            </li>
          );
        })}
      </ul>
      <h3 className={styles.subtitle}>{t('view.lastLessons')}</h3>
      {student.lastLessons.length === 0 && <p className={styles.soft}>{t('view.noLessons')}</p>}
      <ul className={styles.rows}>
        {student.lastLessons.map(({ lessonId, title, score, evidence, completedAt }) => (
          <li key={lessonId}>
            <strong>{title}</strong>
            <p className={styles.soft}>
              {dayText(completedAt, i18n.language)}
              {score !== null && ` · ${t('view.score', { score })}`}
              {evidence !== null && ` · ${t('view.evidence', { percent: evidence })}`}
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
