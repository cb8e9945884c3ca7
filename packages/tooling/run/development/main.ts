/** The program of `npm run dev`: PORT and HOST say where it is reached, everything else is in `.dev`. */
import { join } from 'node:path';
import { COMPILED_FOLDER } from '@lamplight/content/compiled';
import { CONTENT_ROOT } from '@lamplight/content/compiler';
import { firstFreePort } from '../../bench/free-port.ts';
import { root } from '../paths.mjs';
import { startDevelopment } from './development.ts';
import { MAILS } from './web-server.ts';

/** Where the search for a free port begins: Vite's own. */
const USUAL_PORT = 5173;

const print = (line: string) => console.log(line);

const { PORT, HOST } = process.env;
const development = await startDevelopment({
  port: PORT ? Number(PORT) : await firstFreePort(USUAL_PORT),
  address: HOST || '127.0.0.1',
  folder: join(root, '.dev'),
  contentRoot: CONTENT_ROOT,
  compiledFolder: COMPILED_FOLDER,
  env: process.env,
  print,
});

const { origin, people } = development;
print(`
Lamplight runs from its sources: ${origin}

  Edits of pages, of the host and of the content are seen as soon as they are saved.
  Mails are read at ${origin}${MAILS}

  Admin     ${people.admin.username}, password ${people.admin.password}

${people.sampleClass}

  Everything of this host is in .dev: remove the folder to begin anew. Ctrl-C stops it.
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void development.close().then(() => process.exit(0)));
}
