import type { BibleVerse, DailyFact } from '@lamplight/domain/curriculum';
import type { Language } from '@lamplight/domain/profiles';
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
  /** Its words, and in which language they are. */
  readonly verse: Pick<BibleVerse, 'verse' | 'reference'> & { readonly language?: Language };
  /** The translation of the Bible, such as 'BSB'. */
  readonly version: string;
  /** What the verse says to us, under a heading in the reader's language. */
  readonly reflection?: { readonly title: string; readonly text: string };
  /** What can be done with the verse. */
  readonly action?: ReactNode;
}

/** A verse of the Bible with its place. */
export function VerseCard({ title, verse, version, reflection, action }: VerseCardProps) {
  const { language = CONTENT_LANGUAGE } = verse;
  return (
    <Card as="section" subject="bible" look="tinted">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ListenButton title={title} text={`${verse.verse} ${verse.reference}`} lang={language} />
      </div>
      <blockquote className={styles.words} lang={language}>
        {verse.verse}
      </blockquote>
      <p className={styles.reference}>
        <span lang={language}>{verse.reference}</span> · {version}
      </p>
      {reflection !== undefined && (
        <>
          <div className={styles.head}>
            <h3 className={styles.subtitle}>{reflection.title}</h3>
            <ListenButton title={reflection.title} text={reflection.text} lang={language} />
          </div>
          <p className={styles.words} lang={language}>
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
  readonly language?: Language;
}

/** Something to wonder at. */
export function FactCard({ title, fact, category, language = CONTENT_LANGUAGE }: FactCardProps) {
  return (
    <Card as="section" subject="science" look="tinted">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ListenButton title={title} text={fact} lang={language} />
      </div>
      <p className={styles.words} lang={language}>
        {fact}
      </p>
      {category !== undefined && (
        <p className={styles.reference} lang={language}>
          {category}
        </p>
      )}
    </Card>
  );
}
