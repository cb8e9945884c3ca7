import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../paths.mjs';

/** Beginnings of the paths that the host answers; everything else comes from Vite. */
const HOST_PATHS = ['/api', '/trpc', '/ws', '/healthz', '/readyz'];

/** Texts of pages. */
const TEXTS = /\/src\/i18n\/.+\.json$/;

/** Where mails are read. */
export const MAILS = '/mails';

interface WebServerOptions {
  readonly port: number;
  readonly address: string;
  readonly hostPort: number;
  /** Holds what Vite prepares of libraries. */
  readonly cacheFolder: string;
  /** Waits until the host answers; false when it cannot. */
  readonly hostAnswers: () => Promise<boolean>;
  /** The page of the mails. */
  readonly mails: () => Promise<string>;
}

/** Vite before the host: pages with hot reload, calls and sockets handed on, and calls that wait for a host that starts. */
export async function startWebServer(options: WebServerOptions): Promise<ViteDevServer> {
  const { port, address, hostPort, cacheFolder, hostAnswers, mails } = options;
  const target = { target: `http://127.0.0.1:${hostPort}`, ws: true };

  async function waitForHost({ url = '' }: IncomingMessage, response: ServerResponse) {
    const isForHost = HOST_PATHS.some((path) => url.startsWith(path));
    if (!isForHost || (await hostAnswers())) return true;
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(
      'The host has ended: the terminal says why. It starts again with the next change.\n',
    );
    return false;
  }

  const vite = await createServer({
    root: join(root, 'apps/web'),
    cacheDir: cacheFolder,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      port,
      strictPort: true,
      host: address,
      proxy: Object.fromEntries(HOST_PATHS.map((path) => [path, target])),
    },
    plugins: [
      {
        name: 'lamplight:development',
        /** A page that is open has read its texts: it is loaded anew with those that were edited. */
        hotUpdate({ file }) {
          if (!TEXTS.test(file)) return undefined;
          this.environment.hot.send({ type: 'full-reload', path: '*' });
          return [];
        },
        configureServer({ middlewares }) {
          middlewares.use(MAILS, (_request, response, next) => {
            mails().then((page) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(page);
            }, next);
          });
          middlewares.use((request, response, next) => {
            waitForHost(request, response).then((goesOn) => {
              if (goesOn) next();
            }, next);
          });
        },
      },
    ],
  });
  return vite.listen();
}
