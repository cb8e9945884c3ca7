import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * What stands before a host at an address of this machine, where a browser allows what it otherwise allows over HTTPS.
 * It can go away and come back at the same address, and can serve the same app as another build of it.
 */
export interface FrontOfHost {
  readonly origin: string;
  /** Nobody answers any more, as when the host's machine is off. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** From now on the first script has another name, and the old one is gone. */
  update(): void;
  close(): Promise<void>;
}

const FIRST_SCRIPT = /assets\/index-[\w-]+\.js/g;
const NEW_SCRIPT = 'assets/index-of-the-new-build.js';
/** How the worker knows one `index.html` from another. */
const PAGE_REVISION = /"revision":"\w+","url":"index\.html"|"url":"index\.html","revision":"\w+"/;

/** @param host the address of the host behind it */
export async function standBeforeHost(host: string): Promise<FrontOfHost> {
  let firstScript = '';
  let isNew = false;
  const sockets = new Set<Socket>();

  const asNewBuild = (text: string) =>
    text
      .replaceAll(FIRST_SCRIPT, NEW_SCRIPT)
      .replace(PAGE_REVISION, '"revision":"new","url":"index.html"');

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    let path = asked.url ?? '/';
    if (isNew && path === `/${firstScript}`) {
      answer.writeHead(404).end();
      return;
    }
    if (isNew && path === `/${NEW_SCRIPT}`) path = `/${firstScript}`;
    // The host knows nothing of the new build: asked whether a file has changed, it would say no.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...others } = asked.headers;
    const headers = { ...others, 'accept-encoding': 'identity' };
    const passed = request(`${host}${path}`, { method: asked.method, headers }, (heard) => {
      const parts: Buffer[] = [];
      heard.on('data', (part: Buffer) => parts.push(part));
      heard.on('end', () => {
        const body = Buffer.concat(parts);
        const isOfBuild = /html|javascript/.test(heard.headers['content-type'] ?? '');
        const { 'content-length': _length, ...rest } = heard.headers;
        answer.writeHead(heard.statusCode ?? 502, rest);
        answer.end(isOfBuild && isNew ? asNewBuild(body.toString()) : body);
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  const server = createServer(forward).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const away = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  const [script] = (await (await fetch(`${host}/`)).text()).match(FIRST_SCRIPT) ?? [];
  if (script === undefined) throw new Error('The page of the host names no first script.');
  firstScript = script;
  return {
    origin: `http://localhost:${port}`,
    away,
    back: () => listen(port),
    update() {
      isNew = true;
    },
    close: away,
  };
}
