import type { BibleVerse, DailyFact } from '@lamplight/domain/curriculum';
import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';
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
  /** What can be done with the verse. */
  readonly action?: ReactNode;
}

/** A verse of the Bible with its place. */
export function VerseCard({ title, verse, version, reflection, action }: VerseCardProps) {
  return (
    <Card as="section" subject="bible" look="tinted">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ListenButton
          title={title}
          text={`${verse.verse} ${verse.reference}`}
          lang={CONTENT_LANGUAGE}
        />
      </div>
      <blockquote className={styles.words} lang={CONTENT_LANGUAGE}>
        {verse.verse}
      </blockquote>
      <p className={styles.reference}>
        <span lang={CONTENT_LANGUAGE}>{verse.reference}</span> · {version}
      </p>
      {reflection !== undefined && (
        <>
          <div className={styles.head}>
            <h3 className={styles.subtitle}>{reflection.title}</h3>
            <ListenButton title={reflection.title} text={reflection.text} lang={CONTENT_LANGUAGE} />
          </div>
          <p className={styles.words} lang={CONTENT_LANGUAGE}>
            {reflection.text}
          </p>
        </>
      )}
      {action && <div className={styles.action}>{action}</div>}
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
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ListenButton title={title} text={fact} lang={CONTENT_LANGUAGE} />
      </div>
      <p className={styles.words} lang={CONTENT_LANGUAGE}>
        {fact}
      </p>
      {category !== undefined && (
        <p className={styles.reference} lang={CONTENT_LANGUAGE}>
          {category}
        </p>
      )}
    </Card>
  );
}
