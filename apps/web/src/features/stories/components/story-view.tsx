import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useStories } from '../stories.queries.ts';
import type { StoryPart } from '../story-search.ts';
import { StoryEnd } from './story-end.tsx';
import { StoryReader } from './story-reader.tsx';
import { StoryReflection } from './story-reflection.tsx';

export interface StoryViewProps {
  readonly storyId: number;
  readonly part: StoryPart;
  readonly user: CurrentUser;
}

/** One story: a part of it, its reflection, or its end once it was completed (spec 4, Bible story). */
export function StoryView({ storyId, part, user }: StoryViewProps) {
  const { t } = useTranslation('stories');
  const stories = useStories(user.id);
  if (stories.data === undefined) {
    return (
      <QueryState
        query={stories}
        count={2}
        shape="rows"
        loading={t('reader.opening')}
        failed={t('list.failed')}
      />
    );
  }
  const story = stories.data.find(({ id }) => id === storyId);
  if (story === undefined) {
    return (
      <EmptyState
        picture="compass"
        title={t('reader.missingTitle')}
        text={t('reader.missing')}
        action={
          <LinkButton to="/bible-study" search={{}}>
            {t('reader.back')}
          </LinkButton>
        }
      />
    );
  }
  if (part === 'end' && story.isCompleted) return <StoryEnd story={story} all={stories.data} />;
  if (part === 'end' || part === 'reflect') {
    return <StoryReflection key={storyId} story={story} user={user} />;
  }
  const number = Math.min(part, story.sections.length);
  return <StoryReader key={`${storyId} ${number}`} story={story} number={number} />;
}
