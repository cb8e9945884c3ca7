import type { Subject } from '../../app/theme/palette.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Share that is done, in percent (0 to 100). */
  readonly percent: number;
  /** What the bar measures, for those who hear it. */
  readonly label: string;
  /** Colour of a subject; without it the bar is the gold of the lantern. */
  readonly subject?: Subject | undefined;
}

/** How far something has come. */
export function ProgressBar({ percent, label, subject }: ProgressBarProps) {
  const done = Math.min(100, Math.max(0, percent));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(done)}
      aria-valuemin={0}
      aria-valuemax={100}
      data-subject={subject}
    >
      <div className={styles.bar} style={{ width: `${done}%` }} />
    </div>
  );
}
