import type { BibleVerse, DailyFact } from '@lamplight/domain/curriculum';
import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import styles from './daily-cards.module.css';

/** The verse and the fact of a day, below each other. */
export function DailyCards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

export interface VerseCardProps {
  readonly title: string;
  readonly verse: Pick<BibleVerse, 'verse' | 'reference'>;
  /** The translation of the Bible, such as 'BSB'. */
  readonly version: string;
  /** What the verse says to us, under a heading in the reader's language. */
  readonly reflection?: { readonly title: string; readonly text: string };
}

/** A verse of the Bible with its place. */
export function VerseCard({ title, verse, version, reflection }: VerseCardProps) {
  return (
    <Card as="section" subject="bible" look="tinted">
      <h2 className={styles.title}>{title}</h2>
      <blockquote className={styles.words} lang="en">
        {verse.verse}
      </blockquote>
      <p className={styles.reference}>
        <span lang="en">{verse.reference}</span> · {version}
      </p>
      {reflection !== undefined && (
        <>
          <h3 className={styles.subtitle}>{reflection.title}</h3>
          <p className={styles.words} lang="en">
            {reflection.text}
          </p>
        </>
      )}
    </Card>
  );
}

export interface FactCardProps {
  readonly title: string;
  readonly fact: DailyFact['fact'];
  readonly category?: DailyFact['category'];
}

/** Something to wonder at. */
export function FactCard({ title, fact, category }: FactCardProps) {
  return (
    <Card as="section" subject="science" look="tinted">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words} lang="en">
        {fact}
      </p>
      {category !== undefined && (
        <p className={styles.reference} lang="en">
          {category}
        </p>
      )}
    </Card>
  );
}
