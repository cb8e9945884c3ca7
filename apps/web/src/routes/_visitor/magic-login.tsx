import { createFileRoute } from '@tanstack/react-router';
import { MagicLoginPage } from '../../features/auth/magic-login-page.tsx';
import texts from '../../i18n/en/auth.json';
import { loadTexts } from '../../i18n/index.ts';
import { linkToken } from '../-link-token.ts';

export const Route = createFileRoute('/_visitor/magic-login')({
  validateSearch: linkToken,
  loader: () => loadTexts({ auth: texts }),
  component: () => <MagicLoginPage token={Route.useSearch().token} />,
});
