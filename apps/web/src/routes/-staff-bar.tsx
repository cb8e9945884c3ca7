import { LetInNotice } from '../features/classroom-sign-in/let-in-notice.tsx';
import { StaffBar } from '../features/safety/staff-bar/staff-bar.tsx';
import classroomSignIn from '../i18n/en/classroom-sign-in.json';
import safety from '../i18n/en/safety.json';

/** What waits for an adult, on each of their pages; a script of its own, since most visitors are children. */
export function Page() {
  return <StaffBar asking={<LetInNotice />} />;
}

export const texts = { 'classroom-sign-in': classroomSignIn, safety };
