import { SafetyDesk } from '../../features/safety/safety-desk.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { TeacherDashboardPage } from '../../features/teaching/teacher-dashboard-page.tsx';
import safety from '../../i18n/en/safety.json';
import tables from '../../i18n/en/tables.json';
import teaching from '../../i18n/en/teaching.json';

/** The teacher's home, with the safety desk below and a word above when something waits there. */
export function Page() {
  return (
    <>
      <SafetyNotice />
      <TeacherDashboardPage />
      <SafetyDesk />
    </>
  );
}

export const texts = { safety, tables, teaching };
