import { type ReactNode, useId } from 'react';
import styles from './report.module.css';

export interface PartProps {
  readonly title: string;
  /** Keeps the part on one sheet of paper, where it fits. */
  readonly together?: boolean;
  readonly children: ReactNode;
}

/** A part of a report under its heading. */
export function Part({ title, together = false, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} data-together={together}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A few words each, beside each other where there is room; a sentence where there are none. */
export function Items({
  items,
  none,
}: {
  readonly items: readonly string[];
  readonly none: string;
}) {
  if (items.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
