import { GameConsolePage } from '../../features/game-console/game-console-page.tsx';
import game from '../../i18n/en/game.json';
import gameConsole from '../../i18n/en/game-console.json';
import tables from '../../i18n/en/tables.json';

/** The games of a teacher: rooms to open and to lead. */
export const Page = GameConsolePage;

export const texts = { game, 'game-console': gameConsole, tables };
