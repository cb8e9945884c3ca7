/** Where things are in the repository, for scripts that run before anything is installed. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The bundles that `turbo build` makes of apps/server. */
export const serverBundle = join(root, 'apps', 'server', 'dist', 'main.js');
export const commandBundle = join(root, 'apps', 'server', 'dist', 'lamplight.js');

/** The package manager itself: what has its name in PATH is, on Windows, a script that only a shell can start. */
export const pnpmProgram = join(
  ...[root, 'node_modules', 'pnpm', process.platform === 'win32' ? 'pnpm.exe' : 'pnpm'],
);

/** What the last run of the tests said, as Vitest's JSON reporter writes it. */
export const testReport = join(root, 'node_modules', '.cache', 'test-report.json');
