import { createFileRoute } from '@tanstack/react-router';
import { ProjectorPage } from '../../features/game-console/projector/projector-page.tsx';
import game from '../../i18n/en/game.json';
import texts from '../../i18n/en/game-console.json';
import tables from '../../i18n/en/tables.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_teacher/multiplayer-games/projector/$code')({
  staticData: { frameless: true },
  loader: () => loadTexts({ 'game-console': texts, game, tables }),
  component: () => {
    const { code } = Route.useParams();
    return <ProjectorPage key={code} code={code} />;
  },
});
