import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/auth/forgot-password-page.tsx';
import texts from '../../i18n/en/auth.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_visitor/forgot-password')({
  loader: () => loadTexts({ auth: texts }),
  component: ForgotPasswordPage,
});
