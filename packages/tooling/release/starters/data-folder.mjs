/** Where a ready-made release keeps its data. */
import { join } from 'node:path';

/**
 * @typedef {object} Surroundings
 * @property {string} platform in Node's words
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {string} home the person's own folder
 * @property {string | null} beside a folder `data` beside the start script, if somebody made one
 */

/**
 * DATA_DIR, else a folder `data` beside the start script, else the place for data of programs in the person's own
 * folder: there the next version finds it, wherever it is unpacked.
 * @param {Surroundings} surroundings
 * @returns {string}
 */
export function dataFolder({ platform, environment, home, beside }) {
  if (environment.DATA_DIR) return environment.DATA_DIR;
  if (beside !== null) return beside;
  switch (platform) {
    case 'win32':
      return join(environment.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Lamplight');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Lamplight');
    default:
      return join(environment.XDG_DATA_HOME || join(home, '.local', 'share'), 'lamplight');
  }
}
