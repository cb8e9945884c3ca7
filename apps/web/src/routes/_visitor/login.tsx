import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/auth/login-page.tsx';
import texts from '../../i18n/en/auth.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_visitor/login')({
  loader: () => loadTexts({ auth: texts }),
  component: LoginPage,
});
