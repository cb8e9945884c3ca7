import type { ReactNode } from 'react';
import type { Subject } from '../../app/theme/palette.ts';
import styles from './reading-sheet.module.css';

export interface ReadingSheetProps {
  readonly subject: Subject;
  /** Above the sheet and never printed: the way back, and what is done with the text. */
  readonly bar: ReactNode;
  /** The scene that is played, if there is one: above the text, or beside it where the screen is wide. */
  readonly stage?: ReactNode;
  /** At the upper edge of the text, as wide as it is. */
  readonly top: ReactNode;
  readonly children: ReactNode;
}

/** The sheet that a long text is read on. */
export function ReadingSheet({ subject, bar, stage, top, children }: ReadingSheetProps) {
  return (
    <div className={styles.view} data-subject={subject} data-staged={stage !== undefined}>
      <div className={styles.bar}>{bar}</div>
      <article className={styles.sheet}>
        {stage !== undefined && <div className={styles.stage}>{stage}</div>}
        <div>
          {top}
          <div className={styles.body}>{children}</div>
        </div>
      </article>
    </div>
  );
}
