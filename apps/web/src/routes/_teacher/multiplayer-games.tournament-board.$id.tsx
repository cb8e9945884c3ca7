import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '../../features/game-console/tournament/board-page.tsx';
import game from '../../i18n/en/game.json';
import texts from '../../i18n/en/game-console.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_teacher/multiplayer-games/tournament-board/$id')({
  staticData: { frameless: true },
  loader: () => loadTexts({ 'game-console': texts, game, tables }),
  component: () => {
    const { id } = Route.useParams();
    return <BoardPage key={id} id={Number(id)} />;
  },
});
