import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '../../features/game-console/report/report-page.tsx';
import game from '../../i18n/en/game.json';
import texts from '../../i18n/en/game-console.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_teacher/multiplayer-games/report/$gameId')({
  loader: () => loadTexts({ 'game-console': texts, game, tables }),
  component: () => {
    const { gameId } = Route.useParams();
    return <ReportPage key={gameId} gameId={Number(gameId)} />;
  },
});
