import { createFileRoute } from '@tanstack/react-router';
import { lessonSearch } from '../../features/lessons/lesson-search.ts';
import { LessonsPage } from '../../features/lessons/lessons-page.tsx';
import texts from '../../i18n/en/lessons.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/lessons')({
  validateSearch: lessonSearch,
  loader: () => loadTexts({ lessons: texts }),
  component: () => <LessonsPage search={Route.useSearch()} />,
});
