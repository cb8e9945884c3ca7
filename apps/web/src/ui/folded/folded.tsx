import type { ReactNode, ToggleEventHandler } from 'react';
import styles from './folded.module.css';

export interface FoldedProps {
  /** What is folded away, in words. */
  readonly summary: string;
  readonly onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/** What is there for whoever opens it, such as the part of a long list that is not of this week. */
export function Folded({ summary, onToggle, children }: FoldedProps) {
  return (
    <details className={styles.folded} onToggle={onToggle}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
