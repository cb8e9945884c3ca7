import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Stands at the right of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
