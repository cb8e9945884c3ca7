import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/auth/register-page.tsx';
import texts from '../../i18n/en/auth.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_visitor/register')({
  loader: () => loadTexts({ auth: texts }),
  component: RegisterPage,
});
