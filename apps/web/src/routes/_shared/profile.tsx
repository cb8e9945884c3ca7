import { createFileRoute } from '@tanstack/react-router';
import { OwnConsents } from '../../features/consents/own-consents.tsx';
import { ProfilePage } from '../../features/profiles/profile-page.tsx';
import consents from '../../i18n/en/consents.json';
import profiles from '../../i18n/en/profiles.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/profile')({
  loader: () => loadTexts({ consents, profiles }),
  component: () => <ProfilePage Consents={OwnConsents} />,
});
