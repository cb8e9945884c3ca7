import { createFileRoute } from '@tanstack/react-router';
import { SetupPage } from '../../features/setup/setup-page.tsx';
import texts from '../../i18n/en/setup.json';
import { loadTexts } from '../../i18n/index.ts';
import { linkToken } from '../-link-token.ts';

export const Route = createFileRoute('/_visitor/setup')({
  validateSearch: linkToken,
  loader: () => loadTexts({ setup: texts }),
  component: () => <SetupPage token={Route.useSearch().token} />,
});
