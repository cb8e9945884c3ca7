import type { CurrentUser } from '@lamplight/domain/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnChange } from '../../ui/shell/use-focus-on-change.ts';
import { StoryList } from './components/story-list.tsx';
import { StoryView } from './components/story-view.tsx';
import type { StorySearch } from './story-search.ts';

export interface StoriesPageProps {
  readonly search: StorySearch;
  /** Stands above the list: the verse of the week. */
  readonly verse: ReactNode;
}

/** Bible Story Adventures: the list, or one story (spec 2). */
export function StoriesPage(props: StoriesPageProps) {
  const { user } = useSession();
  return user === null ? null : <StudentStories {...props} user={user} />;
}

function StudentStories({
  search,
  verse,
  user,
}: StoriesPageProps & { readonly user: CurrentUser }) {
  const { t } = useTranslation('stories');
  useFocusOnChange(`${search.story ?? ''} ${search.part ?? ''}`);

  if (search.story !== undefined) {
    return (
      <Page tabTitle={t('title')}>
        <StoryView storyId={search.story} part={search.part ?? 1} user={user} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {verse}
      <StoryList user={user} />
    </Page>
  );
}
