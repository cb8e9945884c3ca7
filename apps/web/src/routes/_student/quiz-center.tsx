import { createFileRoute } from '@tanstack/react-router';
import { QuizzesPage } from '../../features/quizzes/quizzes-page.tsx';
import texts from '../../i18n/en/quizzes.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/quiz-center')({
  loader: () => loadTexts({ quizzes: texts }),
  component: QuizzesPage,
});
