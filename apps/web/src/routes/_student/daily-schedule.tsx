import { createFileRoute } from '@tanstack/react-router';
import { FromTeacher } from '../../features/assignments/from-teacher.tsx';
import { DailySchedulePage } from '../../features/curriculum/daily-schedule-page.tsx';
import { scheduleSearch } from '../../features/curriculum/schedule-search.ts';
import assignments from '../../i18n/en/assignments.json';
import campCalendar from '../../i18n/en/camp-calendar.json';
import classDay from '../../i18n/en/class-day.json';
import texts from '../../i18n/en/curriculum.json';
import { loadTexts } from '../../i18n/index.ts';
import { OwnCalendar } from '../../ui/camp-calendar/calendar-card.tsx';

export const Route = createFileRoute('/_student/daily-schedule')({
  validateSearch: scheduleSearch,
  loader: () =>
    loadTexts({
      assignments,
      'camp-calendar': campCalendar,
      'class-day': classDay,
      curriculum: texts,
    }),
  component: () => (
    <DailySchedulePage
      search={Route.useSearch()}
      fromTeacher={<FromTeacher openOnly />}
      calendar={<OwnCalendar />}
    />
  ),
});
