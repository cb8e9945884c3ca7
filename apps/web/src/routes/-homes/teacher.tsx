import { Suspense } from 'react';
import { lazyWithTexts } from '../../app/lazy-with-texts.ts';
import { Analytics } from '../../features/analytics/analytics.tsx';
import { ClassNews } from '../../features/announcements/teacher/class-news.tsx';
import { AssignLesson } from '../../features/assignments/assign-lesson.tsx';
import { CalendarFeed } from '../../features/camp-calendar/calendar-feed.tsx';
import { StudentCare } from '../../features/care/reading/student-care.tsx';
import { TaughtChats } from '../../features/chat-reader/student-chats.tsx';
import { ClassSettings } from '../../features/class-settings/class-settings.tsx';
import { ClassroomSignIn } from '../../features/classroom-sign-in/classroom-sign-in.tsx';
import { ExternalLog } from '../../features/external-log/external-log.tsx';
import { FamilyLinksOf } from '../../features/families/links/family-links-of.tsx';
import { FamilyRecordingsOf } from '../../features/lessons/recordings/family/family-recordings-of.tsx';
import { Reports } from '../../features/reports/reports.tsx';
import { useChildrenWaiting } from '../../features/safety/safety.queries.ts';
import { SafetyDesk } from '../../features/safety/safety-desk.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { Students } from '../../features/students/students.tsx';
import { TeacherDashboardPage } from '../../features/teaching/teacher-dashboard-page.tsx';
import analytics from '../../i18n/en/analytics.json';
import announcements from '../../i18n/en/announcements.json';
import assignments from '../../i18n/en/assignments.json';
import campCalendar from '../../i18n/en/camp-calendar.json';
import care from '../../i18n/en/care.json';
import chat from '../../i18n/en/chat.json';
import classSettings from '../../i18n/en/class-settings.json';
import classroomSignIn from '../../i18n/en/classroom-sign-in.json';
import daySetting from '../../i18n/en/day-setting.json';
import externalLog from '../../i18n/en/external-log.json';
import familyLinks from '../../i18n/en/family-links.json';
import misconceptions from '../../i18n/en/misconceptions.json';
import recordings from '../../i18n/en/recordings.json';
import reports from '../../i18n/en/reports.json';
import safety from '../../i18n/en/safety.json';
import skills from '../../i18n/en/skills.json';
import students from '../../i18n/en/students.json';
import tables from '../../i18n/en/tables.json';
import teaching from '../../i18n/en/teaching.json';
import { CalendarOfClass } from '../../ui/camp-calendar/calendar-card.tsx';

/** What plays a lesson is large, and few teachers write one at a time. */
const preview = lazyWithTexts(() => import('./lesson-preview.tsx'));

/** The teacher's home, put together from the features that have a part on it, and above it what waits. */
export function Page() {
  const waiting = useChildrenWaiting();
  return (
    <>
      <SafetyNotice />
      <TeacherDashboardPage
        students={
          <Students
            waiting={waiting}
            family={({ id }) => (
              <>
                <FamilyLinksOf studentId={id} />
                <FamilyRecordingsOf studentId={id} />
              </>
            )}
            care={({ id }) => <StudentCare studentId={id} />}
          />
        }
        signIn={<ClassroomSignIn />}
        lessonActions={(lesson) => <AssignLesson lesson={lesson} />}
        showPlay={(shown) => (
          <Suspense fallback={null}>
            <preview.Page lesson={shown} />
          </Suspense>
        )}
        news={
          <ClassNews
            more={(classId) => (
              <>
                <CalendarOfClass classId={classId} />
                <CalendarFeed />
              </>
            )}
          />
        }
        analytics={<Analytics />}
        reports={<Reports />}
        classSettings={<ClassSettings />}
        care={
          <>
            <SafetyDesk />
            <TaughtChats />
            <ExternalLog of="class" />
          </>
        }
      />
    </>
  );
}

export const texts = {
  analytics,
  announcements,
  assignments,
  'camp-calendar': campCalendar,
  care,
  chat,
  'class-settings': classSettings,
  'day-setting': daySetting,
  'classroom-sign-in': classroomSignIn,
  'family-links': familyLinks,
  misconceptions,
  'external-log': externalLog,
  recordings,
  reports,
  safety,
  skills,
  students,
  tables,
  teaching,
};
