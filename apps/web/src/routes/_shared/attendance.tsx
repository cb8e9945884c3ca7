import { createFileRoute } from '@tanstack/react-router';
import { AttendancePage } from '../../features/attendance/attendance-page.tsx';
import { attendanceSearch } from '../../features/attendance/door-views.ts';
import { StudentCare } from '../../features/care/reading/student-care.tsx';
import attendance from '../../i18n/en/attendance.json';
import care from '../../i18n/en/care.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/attendance')({
  validateSearch: attendanceSearch,
  loader: () => loadTexts({ attendance, care, tables }),
  component: () => {
    const { view } = Route.useSearch();
    return <AttendancePage view={view} care={(id) => <StudentCare studentId={id} />} />;
  },
});
