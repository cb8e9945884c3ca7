import { createFileRoute } from '@tanstack/react-router';
import { QuestionSetsPage } from '../../features/question-sets/question-sets-page.tsx';
import acts from '../../i18n/en/acts.json';
import game from '../../i18n/en/game.json';
import texts from '../../i18n/en/question-sets.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_teacher/multiplayer-games/question-sets')({
  loader: () => loadTexts({ 'question-sets': texts, acts, game, tables }),
  component: QuestionSetsPage,
});
