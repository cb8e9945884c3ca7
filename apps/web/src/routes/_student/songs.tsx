import { songs } from '@lamplight/content/songs';
import { createFileRoute } from '@tanstack/react-router';
import { songSearch } from '../../features/songs/song-search.ts';
import { SongsPage } from '../../features/songs/songs-page.tsx';
import texts from '../../i18n/en/songs.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/songs')({
  validateSearch: songSearch,
  loader: async () => {
    const [all] = await Promise.all([songs(), loadTexts({ songs: texts })]);
    return all;
  },
  component: Songs,
});

function Songs() {
  return <SongsPage songs={Route.useLoaderData()} search={Route.useSearch()} />;
}
