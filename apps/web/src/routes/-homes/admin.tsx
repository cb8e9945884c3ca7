import { AdminPortalPage } from '../../features/admin/admin-portal-page.tsx';
import { AiStatus } from '../../features/ai-status/ai-status.tsx';
import { AllChats } from '../../features/chat-reader/student-chats.tsx';
import { PaperConsents } from '../../features/consents/paper-consents.tsx';
import { OutsideLog } from '../../features/outside-log/outside-log.tsx';
import { SafetyDesk } from '../../features/safety/safety-desk.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { ScriptureLibrary } from '../../features/scripture-library/scripture-library.tsx';
import admin from '../../i18n/en/admin.json';
import aiStatus from '../../i18n/en/ai-status.json';
import chat from '../../i18n/en/chat.json';
import consents from '../../i18n/en/consents.json';
import outsideLog from '../../i18n/en/outside-log.json';
import safety from '../../i18n/en/safety.json';
import scriptureLibrary from '../../i18n/en/scripture-library.json';
import tables from '../../i18n/en/tables.json';
import { BelowPage } from '../../ui/work-surface/below-page.tsx';

/**
 * The admins' home: the portal with the papers that parents have signed among the users, the safety
 * desk below, and a word above when something waits there. Last, the AI helpers and what left the building.
 */
export function Page() {
  return (
    <>
      <SafetyNotice />
      <AdminPortalPage papers={<PaperConsents />} scripture={<ScriptureLibrary />} />
      <SafetyDesk />
      <BelowPage>
        <AllChats />
        <AiStatus />
        <OutsideLog of="everybody" />
      </BelowPage>
    </>
  );
}

export const texts = {
  admin,
  'ai-status': aiStatus,
  chat,
  consents,
  'outside-log': outsideLog,
  safety,
  'scripture-library': scriptureLibrary,
  tables,
};
