import { ProgressBar, type ProgressBarProps } from '../progress/progress-bar.tsx';
import styles from './question-progress.module.css';

export interface QuestionProgressProps {
  /** The question's number of how many, in words. */
  readonly label: string;
  /** The place of the question, from 0. */
  readonly at: number;
  readonly total: number;
  readonly answered: boolean;
  readonly subject: ProgressBarProps['subject'];
}

/** How far somebody is through a row of questions; an answered one counts as done. */
export function QuestionProgress({ label, at, total, answered, subject }: QuestionProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.number}>{label}</span>
      <ProgressBar
        percent={(100 * (at + (answered ? 1 : 0))) / total}
        label={label}
        subject={subject}
      />
    </div>
  );
}
