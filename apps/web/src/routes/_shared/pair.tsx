import { createFileRoute } from '@tanstack/react-router';
import { PairPage } from '../../features/pairing/pair-page.tsx';
import { pairSearch } from '../../features/pairing/pair-search.ts';
import texts from '../../i18n/en/pairing.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/pair')({
  validateSearch: pairSearch,
  loader: () => loadTexts({ pairing: texts }),
  component: () => {
    const { code } = Route.useSearch();
    return <PairPage key={code} code={code} />;
  },
});
