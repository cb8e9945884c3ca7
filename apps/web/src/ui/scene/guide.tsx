import type { GuideState } from '@lamplight/domain/scenes';
import styles from './guide.module.css';
import { PaperGuide } from './paper-guide.tsx';

export interface GuideProps {
  readonly does: GuideState;
  /** What it says: one short line; nothing where it only looks on. */
  readonly line?: string | undefined;
}

/** The firefly with its lantern, and what it says to do next. */
export function Guide({ does, line }: GuideProps) {
  return (
    <div className={styles.guide}>
      <span className={styles.figure}>
        <PaperGuide does={does} />
      </span>
      {line !== undefined && <p className={styles.line}>{line}</p>}
    </div>
  );
}
