import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetInvitation } from '../../app/invitation.ts';
import { classSearch } from '../../features/class-settings/class-search.ts';
import { MyClass } from '../../features/class-settings/my-class/my-class.tsx';
import { OwnConsents } from '../../features/consents/own-consents.tsx';
import { ExternalLog } from '../../features/external-log/external-log.tsx';
import { SlipInvitation } from '../../features/pairing/slip-invitation.tsx';
import { ProfilePage } from '../../features/profiles/profile-page.tsx';
import classSettings from '../../i18n/en/class-settings.json';
import consents from '../../i18n/en/consents.json';
import externalLog from '../../i18n/en/external-log.json';
import pairing from '../../i18n/en/pairing.json';
import profiles from '../../i18n/en/profiles.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/profile')({
  validateSearch: classSearch,
  loader: () =>
    loadTexts({
      'class-settings': classSettings,
      consents,
      'external-log': externalLog,
      pairing,
      profiles,
    }),
  component: () => <ProfilePage Consents={OwnPrivacy} Classes={OwnClasses} />,
});

/** How a student links a parent, what they consent to, and what left the building with it. */
function OwnPrivacy() {
  return (
    <>
      <SlipInvitation />
      <OwnConsents />
      <ExternalLog of="oneself" />
    </>
  );
}

/** The classes of a student; who scanned the code of one is asked whether to join it. */
function OwnClasses() {
  const { class: invited } = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (invited !== undefined) forgetInvitation();
  }, [invited]);
  return (
    <MyClass
      invited={invited}
      onJoined={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    />
  );
}
