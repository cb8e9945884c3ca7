import type { BibleStory } from '@lamplight/domain/stories';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { CardFacts, PictureCard } from '../../../ui/picture-card/picture-card.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';

export interface StoryCardProps {
  readonly story: BibleStory;
  /** Whether it is the first that was not read yet. */
  readonly isNext: boolean;
}

/** What a story is about and how long it takes, whether it was read, and the way into it. */
export function StoryCard({ story, isNext }: StoryCardProps) {
  const { t } = useTranslation('stories');
  const { id, title, summary, character, reference, duration, isCompleted } = story;
  return (
    <PictureCard
      subject="bible"
      picture={{ name: story.picture }}
      badge={isCompleted ? { kind: 'done', text: t('list.done') } : null}
      title={title}
      language={story.language}
      description={summary}
      facts={
        <CardFacts>
          <span lang={CONTENT_LANGUAGE}>{character}</span>
          <span lang={CONTENT_LANGUAGE}>{reference}</span>
          <span>{t('list.minutes', { count: duration })}</span>
        </CardFacts>
      }
      way={(titleId) => (
        <LinkButton
          to="/bible-study"
          search={{ story: id }}
          variant={isNext ? 'cta' : isCompleted ? 'default' : 'subject'}
          fullWidth
          aria-describedby={titleId}
        >
          {t(isCompleted ? 'list.again' : 'list.read')}
        </LinkButton>
      )}
    />
  );
}
