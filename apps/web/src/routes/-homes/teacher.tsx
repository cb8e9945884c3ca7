import { TaughtChats } from '../../features/chat-reader/student-chats.tsx';
import { OutsideLog } from '../../features/outside-log/outside-log.tsx';
import { SafetyDesk } from '../../features/safety/safety-desk.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { TeacherDashboardPage } from '../../features/teaching/teacher-dashboard-page.tsx';
import chat from '../../i18n/en/chat.json';
import outsideLog from '../../i18n/en/outside-log.json';
import safety from '../../i18n/en/safety.json';
import tables from '../../i18n/en/tables.json';
import teaching from '../../i18n/en/teaching.json';
import { BelowPage } from '../../ui/work-surface/below-page.tsx';

/**
 * The teacher's home, with the safety desk below and a word above when something waits there, and the log of
 * what left the building for the class.
 */
export function Page() {
  return (
    <>
      <SafetyNotice />
      <TeacherDashboardPage />
      <SafetyDesk />
      <BelowPage>
        <TaughtChats />
        <OutsideLog of="class" />
      </BelowPage>
    </>
  );
}

export const texts = { chat, 'outside-log': outsideLog, safety, tables, teaching };
