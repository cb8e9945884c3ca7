import type { ReactNode } from 'react';
import styles from './work-surface.module.css';

/** The density of the grown-ups' screens: text of 16 px, smaller targets, more on a page. */
export function WorkSurface({ children }: { readonly children: ReactNode }) {
  return <div className={styles.surface}>{children}</div>;
}
