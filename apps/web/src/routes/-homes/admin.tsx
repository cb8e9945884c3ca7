import { AdminPortalPage } from '../../features/admin/admin-portal-page.tsx';
import { PaperConsents } from '../../features/consents/paper-consents.tsx';
import { SafetyDesk } from '../../features/safety/safety-desk.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import admin from '../../i18n/en/admin.json';
import consents from '../../i18n/en/consents.json';
import safety from '../../i18n/en/safety.json';
import tables from '../../i18n/en/tables.json';

/**
 * The admins' home: the portal with the papers that parents have signed among the users, the safety
 * desk below, and a word above when something waits there.
 */
export function Page() {
  return (
    <>
      <SafetyNotice />
      <AdminPortalPage papers={<PaperConsents />} />
      <SafetyDesk />
    </>
  );
}

export const texts = { admin, consents, safety, tables };
