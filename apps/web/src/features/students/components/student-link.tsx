import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './students.module.css';

interface StudentLinkProps {
  readonly id: number;
  readonly children: ReactNode;
}

/** Leads to everything about a student. */
export function StudentLink({ id, children }: StudentLinkProps) {
  return (
    <Link
      to="."
      hash={`students/${id}`}
      hashScrollIntoView={false}
      className={styles.link ?? ''}
      // Students differ only after the `#`, which the router does not tell apart here.
      activeProps={{ 'aria-current': undefined }}
    >
      {children}
    </Link>
  );
}
