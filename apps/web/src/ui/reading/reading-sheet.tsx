import type { ReactNode } from 'react';
import type { Subject } from '../../app/theme/palette.ts';
import styles from './reading-sheet.module.css';

export interface ReadingSheetProps {
  readonly subject: Subject;
  /** Above the sheet and never printed: the way back, and what is done with the text. */
  readonly bar: ReactNode;
  /** At the sheet's upper edge, as wide as it is. */
  readonly top: ReactNode;
  readonly children: ReactNode;
}

/** The sheet that a long text is read on. */
export function ReadingSheet({ subject, bar, top, children }: ReadingSheetProps) {
  return (
    <div className={styles.view} data-subject={subject}>
      <div className={styles.bar}>{bar}</div>
      <article className={styles.sheet}>
        {top}
        <div className={styles.body}>{children}</div>
      </article>
    </div>
  );
}
