import type { StudentRow } from '@lamplight/domain/students';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { nameOf } from '../student-names.ts';
import styles from './students.module.css';

interface ProgressCellProps {
  readonly student: StudentRow;
  readonly totalLessons: number;
}

/** A student's share of all lessons, as words and as a bar. */
export function ProgressCell({ student, totalLessons }: ProgressCellProps) {
  const { t } = useTranslation('students');
  const { completedLessons, progress } = student;
  return (
    <div className={styles.progress}>
      <span>
        {t('progressOf', { completed: completedLessons, total: totalLessons, percent: progress })}
      </span>
      <ProgressBar percent={progress} label={t('progressLabel', { name: nameOf(student) })} />
    </div>
  );
}
