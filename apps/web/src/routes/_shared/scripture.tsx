import { createFileRoute } from '@tanstack/react-router';
import { ScripturePage } from '../../features/scripture/scripture-page.tsx';
import { scriptureSearch } from '../../features/scripture/scripture-search.ts';
import scripture from '../../i18n/en/scripture.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/scripture')({
  validateSearch: scriptureSearch,
  loader: () => loadTexts({ scripture }),
  component: () => <ScripturePage search={Route.useSearch()} />,
});
