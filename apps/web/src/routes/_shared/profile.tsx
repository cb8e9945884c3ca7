import { createFileRoute } from '@tanstack/react-router';
import { OwnConsents } from '../../features/consents/own-consents.tsx';
import { OutsideLog } from '../../features/outside-log/outside-log.tsx';
import { ProfilePage } from '../../features/profiles/profile-page.tsx';
import consents from '../../i18n/en/consents.json';
import outsideLog from '../../i18n/en/outside-log.json';
import profiles from '../../i18n/en/profiles.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/profile')({
  loader: () => loadTexts({ consents, 'outside-log': outsideLog, profiles }),
  component: () => <ProfilePage Consents={OwnPrivacy} />,
});

/** What a student consents to, and what left the building with it. */
function OwnPrivacy() {
  return (
    <>
      <OwnConsents />
      <OutsideLog of="oneself" />
    </>
  );
}
