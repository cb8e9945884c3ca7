import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '../../features/profiles/welcome-page.tsx';
import texts from '../../i18n/en/profiles.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/welcome')({
  loader: () => loadTexts({ profiles: texts }),
  component: WelcomePage,
});
