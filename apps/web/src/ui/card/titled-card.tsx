import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './titled-card.module.css';

export interface TitledCardProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page on a card of its own, under its heading. */
export function TitledCard({ title, className, children }: TitledCardProps) {
  return (
    <Card as="section" className={className}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}
