import { mkdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENT_FOLDERS, findingLine, recompile } from '@lamplight/content/compiler';
import { freePort } from '../../bench/free-port.ts';
import { hostEnvironment } from '../environment.mjs';
import { root } from '../paths.mjs';
import { gathered } from './gathered.ts';
import { startHostProcess } from './host-process.ts';
import { createOutboxReader, mailPage } from './mail-page.ts';
import { readPeople, type SamplePeople, withSampleClass } from './sample-people.ts';
import { startWebServer } from './web-server.ts';

/** Folders whose sources the host runs. */
const HOST_SOURCES = [
  'apps/server',
  ...['domain', 'content', 'game', 'sandbox', 'ai', 'db', 'api'].map((name) => `packages/${name}`),
].map((folder) => join(root, folder, 'src'));

export interface DevelopmentOptions {
  /** The port of the one address. */
  readonly port: number;
  /** The address to listen on, such as `127.0.0.1`. */
  readonly address: string;
  /** Holds the data of the host, who can sign in, and what tools keep. */
  readonly folder: string;
  /** The folder with `lessons`, `stories` and so on, which are watched. */
  readonly contentRoot: string;
  /** Where they are compiled into; the whole content lies there already. */
  readonly compiledFolder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Takes each line for the person at the keyboard. */
  readonly print: (line: string) => void;
}

export interface Development {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly people: SamplePeople;
  close(): Promise<void>;
}

/**
 * Serves the product from its sources at one address: pages through Vite, with hot reload, and everything else from a
 * host behind it, which starts again when its sources change. Content is compiled when it changes.
 * @throws Error when the host cannot start
 */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { port, address, folder, contentRoot, compiledFolder, print } = options;
  mkdirSync(folder, { recursive: true });
  const { admin } = readPeople(folder);
  const origin = `http://localhost:${port}`;
  const hostPort = await freePort();
  const env = {
    ...hostEnvironment({ ...options.env, DATA_DIR: join(folder, 'data') }),
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    PORT: String(hostPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    // Mails stay in the outbox, whatever this machine's settings are.
    SMTP_URL: '',
    COMPILED_CONTENT: compiledFolder,
  };
  const host = startHostProcess({
    program: serverSource('main.ts'),
    preloads: [beside('../end-with-parent.mjs'), beside('in-host.ts')],
    env,
    print,
  });
  const outbox = createOutboxReader(`http://127.0.0.1:${hostPort}`, admin);
  const vite = await startWebServer({
    ...{ port, address, hostPort, hostAnswers: host.answers },
    cacheFolder: join(folder, 'vite'),
    mails: async () => mailPage(await outbox()),
  });

  const reload = () => vite.ws.send({ type: 'full-reload', path: '*' });

  /** Compiles what changed and shows it, or what is wrong with it, to the one who writes. */
  async function showContent(paths: ReadonlySet<string>): Promise<void> {
    const places = { root: contentRoot, compiled: compiledFolder };
    const faults = [...paths]
      .flatMap((path) => recompile(relative(contentRoot, path).replaceAll(sep, '/'), places))
      .map(findingLine);
    for (const fault of faults) print(fault);
    if (faults.length > 0) {
      vite.ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '' } });
      return;
    }
    await host.readAnew();
    reload();
  }

  /** The page loads while the host starts: what it asks for waits. */
  async function showSources(): Promise<void> {
    const restarted = host.restart();
    reload();
    await restarted;
  }

  const contentChanged = gathered(showContent);
  const sourceChanged = gathered(showSources);
  const contentFolders = CONTENT_FOLDERS.map((name) => join(contentRoot, name));
  vite.watcher.add([...contentFolders, ...HOST_SOURCES]).on('all', (_event, path) => {
    if (/\.(?:md|yaml)$/.test(path) && isIn(contentFolders, path)) contentChanged(path);
    if (/(?<!\.test)\.ts$/.test(path) && isIn(HOST_SOURCES, path)) sourceChanged(path);
  });

  async function close(): Promise<void> {
    await vite.close();
    await host.close();
  }

  try {
    if (!(await host.answers())) throw new Error('the host did not start');
    const program = serverSource('commands/lamplight.ts');
    return { origin, people: await withSampleClass(folder, { program, env }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function serverSource(name: string): string {
  return join(root, 'apps/server/src', name);
}

function beside(name: string): string {
  return pathToFileURL(join(import.meta.dirname, name)).href;
}

function isIn(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => path.startsWith(folder + sep));
}
