import type { ReactNode } from 'react';
import styles from './folded.module.css';

export interface FoldedProps {
  /** What is folded away, in words. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** The part of a long list that is not of this week: there for whoever opens it. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
