import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/auth/reset-password-page.tsx';
import texts from '../../i18n/en/auth.json';
import { loadTexts } from '../../i18n/index.ts';
import { linkToken } from '../-link-token.ts';

export const Route = createFileRoute('/_visitor/reset-password')({
  validateSearch: linkToken,
  loader: () => loadTexts({ auth: texts }),
  component: () => <ResetPasswordPage token={Route.useSearch().token} />,
});
