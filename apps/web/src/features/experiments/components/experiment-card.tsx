import type { ExperimentView } from '@lamplight/domain/experiments';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { CardFacts, PictureCard } from '../../../ui/picture-card/picture-card.tsx';
import { CATEGORY_KEYS, DIFFICULTY_KEYS } from '../lab-words.ts';

export interface ExperimentCardProps {
  readonly experiment: ExperimentView;
  /** Whether it is the first that is left to do. */
  readonly isNext: boolean;
}

/** What is tried out and how long it takes, whether it was done or is new, and the way into it. */
export function ExperimentCard({ experiment, isNext }: ExperimentCardProps) {
  const { t } = useTranslation('experiments');
  const { id, title, description, category, difficulty, duration } = experiment;
  const { picture, isCompleted, isNew } = experiment;
  const done = isCompleted ? ({ kind: 'done', text: t('list.done') } as const) : null;
  return (
    <PictureCard
      subject="science"
      picture={{ name: picture, of: 'experiments' }}
      badge={isNew ? { kind: 'new', text: t('list.new') } : done}
      title={title}
      description={description}
      facts={
        <CardFacts>
          <span>{t(`categories.${CATEGORY_KEYS[category]}`)}</span>
          <span>{t(`difficulties.${DIFFICULTY_KEYS[difficulty]}`)}</span>
          <span>{t('list.minutes', { count: duration })}</span>
        </CardFacts>
      }
      way={(titleId) => (
        <LinkButton
          to="/science-lab"
          search={{ experiment: id }}
          variant={isNext ? 'cta' : isCompleted ? 'default' : 'subject'}
          fullWidth
          aria-describedby={titleId}
        >
          {t(isCompleted ? 'list.again' : 'list.start')}
        </LinkButton>
      )}
    />
  );
}
