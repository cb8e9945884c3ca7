import type { BibleVerse, DailyFact } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import styles from './daily-cards.module.css';

export interface DailyCardsProps {
  readonly verse: BibleVerse;
  readonly fact: DailyFact;
}

/** Today's Verse and Daily Discovery. */
export function DailyCards({ verse, fact }: DailyCardsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.cards}>
      <Card as="section" subject="bible" look="tinted">
        <h2 className={styles.title}>{t('verse.title')}</h2>
        <blockquote className={styles.verse} lang="en">
          {verse.verse}
        </blockquote>
        <p className={styles.reference}>
          <span lang="en">{verse.reference}</span> · {t('verse.version')}
        </p>
      </Card>
      <Card as="section" subject="science" look="tinted">
        <h2 className={styles.title}>{t('fact.title')}</h2>
        <p className={styles.fact} lang="en">
          {fact.fact}
        </p>
      </Card>
    </div>
  );
}
