import { createFileRoute } from '@tanstack/react-router';
import { MathGamesPage } from '../../features/math-games/math-games-page.tsx';
import texts from '../../i18n/en/math-games.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/math-games')({
  loader: () => loadTexts({ 'math-games': texts }),
  component: MathGamesPage,
});
