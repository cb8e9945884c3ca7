import type { TaughtStudent } from '@lamplight/domain/teaching';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import styles from './progress-cell.module.css';

export interface ProgressCellProps {
  readonly student: TaughtStudent;
  /** What the student is called. */
  readonly name: string;
}

/** A student's share of all lessons, as words and as a bar. */
export function ProgressCell({ student, name }: ProgressCellProps) {
  const { t } = useTranslation('teaching');
  const { completedLessons: completed, totalLessons: total, progress: percent } = student;
  return (
    <div className={styles.progress}>
      <span>{t('students.progressOf', { completed, total, percent })}</span>
      <ProgressBar percent={percent} label={t('students.progressLabel', { name })} />
    </div>
  );
}
