import { type BibleVerse, type DailyFact, weekOfDay } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { DailyCards, FactCard, VerseCard } from '../../../ui/daily-cards/daily-cards.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

export interface DayCardsProps {
  readonly verse: Pick<BibleVerse, 'verse' | 'reference'>;
  readonly fact: Pick<DailyFact, 'fact'>;
  readonly currentDay: number;
}

/** Today's Verse, with the way to learn the week's, and the Daily Discovery. */
export function DayCards({ verse, fact, currentDay }: DayCardsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <DailyCards>
      <VerseCard
        title={t('verse.title')}
        verse={verse}
        version={t('verse.version')}
        action={
          <LinkButton to="/bible-study" search={{ verse: weekOfDay(currentDay) }} variant="subject">
            {t('verse.learn')}
          </LinkButton>
        }
      />
      <FactCard title={t('fact.title')} fact={fact.fact} />
    </DailyCards>
  );
}
