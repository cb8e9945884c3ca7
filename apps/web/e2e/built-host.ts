import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get as askPlain } from 'node:http';
import { get as askSecure } from 'node:https';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

const bundle = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js');
const START_MS = 30_000;
const STOP_MS = 10_000;

type Settings = Readonly<Record<string, string>>;

/** A host as a class has it: built, on a fresh data folder, reached over the network. */
export interface BuiltHost {
  /** Its address on the network: `http://192.168.1.20:49152`, which is no secure context, or `https://…`. */
  readonly origin: string;
  /** Path and query of the link that it printed for its owner. */
  setupPath(): string;
  /** Ends it at once, as a power cut does. Its data stay. */
  crash(): Promise<void>;
  /** Starts it again at its address, on its data, with its settings or with others. */
  comeBack(changed?: Settings): Promise<void>;
  /** Asks it to end, and removes its data. Rejects when it does not end by itself. */
  stop(): Promise<void>;
}

/** An address of this machine that other devices could use: on localhost a browser allows more. */
function networkAddress(): string {
  const address = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  if (address === undefined) {
    throw new Error('This machine has no network address but 127.0.0.1, so no device could join.');
  }
  return address;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** A process of the host and what it has printed. */
interface Running {
  readonly process: ChildProcess;
  readonly printed: () => string;
}

async function run(origin: string, environment: Settings): Promise<Running> {
  const host = spawn(process.execPath, [bundle], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [host.stdout, host.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  try {
    await untilReady(origin, host);
  } catch (error) {
    host.kill('SIGKILL');
    throw new Error(`The host did not start:\n${printed}`, { cause: error });
  }
  return { process: host, printed: () => printed };
}

async function end(host: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(host, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
  host.kill(signal);
  try {
    await ended;
  } finally {
    host.kill('SIGKILL');
  }
}

/** Starts what `build` made of the host, with these settings and no other; with TLS_CERT it is reached over HTTPS. */
export async function startBuiltHost(settings: Settings = {}): Promise<BuiltHost> {
  if (!existsSync(bundle)) throw new Error(`${bundle} is missing: build the host first.`);
  const place = `${networkAddress()}:${await freePort()}`;
  const originWith = (chosen: Settings) => `${chosen.TLS_CERT ? 'https' : 'http'}://${place}`;
  let origin = originWith(settings);
  const data = await mkdtemp(join(tmpdir(), 'lamplight-journey-'));
  const own = { PORT: place.slice(place.lastIndexOf(':') + 1), DATA_DIR: data };
  const removeData = () => rm(data, { recursive: true, force: true });
  let running = await run(origin, { ...settings, ...own }).catch(async (error) => {
    await removeData();
    throw error;
  });
  return {
    get origin() {
      return origin;
    },
    setupPath() {
      const printed = running.printed();
      const path = /\/setup\?token=[\w-]+/.exec(printed)?.[0];
      if (path === undefined) throw new Error(`The host printed no setup link:\n${printed}`);
      return path;
    },
    crash: () => end(running.process, 'SIGKILL'),
    async comeBack(changed = settings) {
      origin = originWith(changed);
      running = await run(origin, { ...changed, ...own });
    },
    async stop() {
      try {
        if (running.process.exitCode === null && running.process.signalCode === null) {
          await end(running.process, 'SIGTERM');
        }
      } finally {
        await removeData();
      }
    },
  };
}

async function untilReady(origin: string, host: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (host.exitCode === null && Date.now() < deadline) {
    if (await isReady(`${origin}/readyz`)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No answer from ${origin}/readyz`);
}

/** Whether it answers well; nobody has signed the certificate of a test. */
function isReady(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = address.startsWith('https:')
      ? askSecure(address, { rejectUnauthorized: false, agent: false })
      : askPlain(address, { agent: false });
    asked
      .on('error', () => resolve(false))
      .on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
  });
}
