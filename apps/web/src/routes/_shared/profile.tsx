import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/profiles/profile-page.tsx';
import texts from '../../i18n/en/profiles.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/profile')({
  loader: () => loadTexts({ profiles: texts }),
  component: ProfilePage,
});
