import { createFileRoute } from '@tanstack/react-router';
import { weekSearch } from '../../features/families/weekly/week-search.ts';
import { WeeklyPage } from '../../features/families/weekly/weekly-page.tsx';
import achievements from '../../i18n/en/achievements.json';
import skills from '../../i18n/en/skills.json';
import texts from '../../i18n/en/weekly.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_parent/weekly/$studentId')({
  validateSearch: weekSearch,
  loader: () => loadTexts({ weekly: texts, achievements, skills }),
  component: () => {
    const { studentId } = Route.useParams();
    const { week } = Route.useSearch();
    return <WeeklyPage studentId={Number(studentId)} week={week} />;
  },
});
