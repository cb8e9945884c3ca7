import { createFileRoute } from '@tanstack/react-router';
import { RoomConsolePage } from '../../features/game-console/room/room-console-page.tsx';
import game from '../../i18n/en/game.json';
import texts from '../../i18n/en/game-console.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_teacher/multiplayer-games/room/$code')({
  loader: () => loadTexts({ 'game-console': texts, game, tables }),
  component: () => {
    const { code } = Route.useParams();
    return <RoomConsolePage key={code} code={code} />;
  },
});
