import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

const bundle = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js');
const START_MS = 30_000;
const STOP_MS = 10_000;

/** A host as a class has it: built, on a fresh data folder, reached over the network. */
export interface BuiltHost {
  /** Its address on the network, which is not a secure context: `http://192.168.1.20:49152`. */
  readonly origin: string;
  /** Path and query of the link that it printed for its owner. */
  setupPath(): string;
  /** Ends it at once, as a power cut does. Its data stay. */
  crash(): Promise<void>;
  /** Starts it again at its address, on its data. */
  comeBack(): Promise<void>;
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

async function run(
  origin: string,
  environment: Readonly<Record<string, string>>,
): Promise<Running> {
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

/** Starts what `build` made of the host, with these settings and no other. */
export async function startBuiltHost(
  settings: Readonly<Record<string, string>> = {},
): Promise<BuiltHost> {
  if (!existsSync(bundle)) throw new Error(`${bundle} is missing: build the host first.`);
  const origin = `http://${networkAddress()}:${await freePort()}`;
  const data = await mkdtemp(join(tmpdir(), 'lamplight-journey-'));
  const environment = { ...settings, PORT: new URL(origin).port, DATA_DIR: data };
  const removeData = () => rm(data, { recursive: true, force: true });
  let running = await run(origin, environment).catch(async (error) => {
    await removeData();
    throw error;
  });
  return {
    origin,
    setupPath() {
      const printed = running.printed();
      const path = /\/setup\?token=[\w-]+/.exec(printed)?.[0];
      if (path === undefined) throw new Error(`The host printed no setup link:\n${printed}`);
      return path;
    },
    crash: () => end(running.process, 'SIGKILL'),
    async comeBack() {
      running = await run(origin, environment);
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
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No answer from ${origin}/readyz`);
}
