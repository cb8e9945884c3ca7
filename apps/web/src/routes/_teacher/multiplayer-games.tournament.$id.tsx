import { createFileRoute } from '@tanstack/react-router';
import { TournamentPage } from '../../features/game-console/tournament/tournament-page.tsx';
import game from '../../i18n/en/game.json';
import texts from '../../i18n/en/game-console.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_teacher/multiplayer-games/tournament/$id')({
  loader: () => loadTexts({ 'game-console': texts, game, tables }),
  component: () => {
    const { id } = Route.useParams();
    return <TournamentPage key={id} id={Number(id)} />;
  },
});
