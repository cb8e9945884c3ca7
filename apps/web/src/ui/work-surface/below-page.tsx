import type { ReactNode } from 'react';
import styles from './below-page.module.css';
import { WorkSurface } from './work-surface.tsx';

/** What stands below a page of grown-ups, as wide as the page. */
export function BelowPage({ children }: { readonly children: ReactNode }) {
  return (
    <WorkSurface>
      <div className={styles.parts}>{children}</div>
    </WorkSurface>
  );
}
