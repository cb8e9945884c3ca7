import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The buttons of a simulation, beside each other where there is room. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
