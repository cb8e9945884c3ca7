import { createFileRoute } from '@tanstack/react-router';
import { experimentSearch } from '../../features/experiments/experiment-search.ts';
import { ScienceLabPage } from '../../features/experiments/science-lab-page.tsx';
import experiments from '../../i18n/en/experiments.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/science-lab')({
  validateSearch: experimentSearch,
  loader: () => loadTexts({ experiments }),
  component: () => <ScienceLabPage search={Route.useSearch()} />,
});
