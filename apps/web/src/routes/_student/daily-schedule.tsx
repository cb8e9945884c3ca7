import { createFileRoute } from '@tanstack/react-router';
import { DailySchedulePage } from '../../features/curriculum/daily-schedule-page.tsx';
import { scheduleSearch } from '../../features/curriculum/schedule-search.ts';
import texts from '../../i18n/en/curriculum.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/daily-schedule')({
  validateSearch: scheduleSearch,
  loader: () => loadTexts({ curriculum: texts }),
  component: () => <DailySchedulePage search={Route.useSearch()} />,
});
