import { createFileRoute } from '@tanstack/react-router';
import { DailySchedulePage } from '../../features/curriculum/daily-schedule-page.tsx';
import { scheduleSearch } from '../../features/curriculum/schedule-search.ts';
import classDay from '../../i18n/en/class-day.json';
import texts from '../../i18n/en/curriculum.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/daily-schedule')({
  validateSearch: scheduleSearch,
  loader: () => loadTexts({ 'class-day': classDay, curriculum: texts }),
  component: () => <DailySchedulePage search={Route.useSearch()} />,
});
