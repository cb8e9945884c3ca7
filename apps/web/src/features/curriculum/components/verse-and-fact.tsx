import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import styles from './verse-and-fact.module.css';

export interface VerseAndFactProps {
  readonly verse: DailySchedule['bibleVerse'];
  readonly fact: DailySchedule['dailyFact'];
}

/** The verse of a day with what it says to us, and a fact. */
export function VerseAndFact({ verse, fact }: VerseAndFactProps) {
  const { t } = useTranslation('curriculum');
  return (
    <div className={styles.cards}>
      <Card as="section" subject="bible" look="tinted">
        <h2 className={styles.title}>{t('day.verse')}</h2>
        <blockquote className={styles.words} lang="en">
          {verse.verse}
        </blockquote>
        <p className={styles.reference}>
          <span lang="en">{verse.reference}</span> · {t('day.version')}
        </p>
        <h3 className={styles.subtitle}>{t('day.reflection')}</h3>
        <p className={styles.words} lang="en">
          {verse.reflection}
        </p>
      </Card>
      <Card as="section" subject="science" look="tinted">
        <h2 className={styles.title}>{t('day.fact')}</h2>
        <p className={styles.words} lang="en">
          {fact.fact}
        </p>
        <p className={styles.reference} lang="en">
          {fact.category}
        </p>
      </Card>
    </div>
  );
}
