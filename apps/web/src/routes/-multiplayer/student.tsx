import { MultiplayerPage } from '../../features/multiplayer/multiplayer-page.tsx';
import acts from '../../i18n/en/acts.json';
import game from '../../i18n/en/game.json';
import multiplayer from '../../i18n/en/multiplayer.json';

/** The games of a student: rooms to browse, a lobby, a game. */
export const Page = MultiplayerPage;

export const texts = { acts, game, multiplayer };
