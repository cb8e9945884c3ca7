import { createFileRoute } from '@tanstack/react-router';
import { StoriesPage } from '../../features/stories/stories-page.tsx';
import { storySearch } from '../../features/stories/story-search.ts';
import { LookUpCard } from '../../features/verses/components/look-up-card.tsx';
import { WeekVerseCard } from '../../features/verses/components/week-verse-card.tsx';
import { VersePage } from '../../features/verses/verse-page.tsx';
import { verseSearch } from '../../features/verses/verse-search.ts';
import stories from '../../i18n/en/stories.json';
import verses from '../../i18n/en/verses.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/bible-study')({
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({
    ...storySearch(search),
    ...verseSearch(search),
  }),
  loader: () => loadTexts({ stories, verses }),
  component: BibleStudyPage,
});

/** The stories, or the verse of a week: here the two features meet. */
function BibleStudyPage() {
  const { verse, ...search } = Route.useSearch();
  if (verse !== undefined) return <VersePage week={verse} />;
  const cards = (
    <>
      <WeekVerseCard />
      <LookUpCard />
    </>
  );
  return <StoriesPage search={search} verse={cards} />;
}
