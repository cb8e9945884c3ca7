import { coloringShelves } from '@lamplight/content/coloring';
import { createFileRoute } from '@tanstack/react-router';
import { ColoringPage } from '../../features/coloring/coloring-page.tsx';
import { coloringSearch } from '../../features/coloring/coloring-search.ts';
import texts from '../../i18n/en/coloring.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/coloring')({
  validateSearch: coloringSearch,
  loader: async () => {
    const [shelves] = await Promise.all([coloringShelves(), loadTexts({ coloring: texts })]);
    return shelves;
  },
  component: Coloring,
});

function Coloring() {
  return <ColoringPage shelves={Route.useLoaderData()} search={Route.useSearch()} />;
}
