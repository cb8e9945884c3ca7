import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');

/** What Node has compiled of the sources: a host that finds it starts in two thirds of the time. */
const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');

/** The environment of a host of its own: nothing of the machine's settings, only what a test sets. */
function environmentOf(dataFolder: string, settings: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  return {
    ...{ PATH, NODE_COMPILE_CACHE: compiled },
    ...{ DATA_DIR: dataFolder, HOST: '127.0.0.1', PORT: '0' },
    ...settings,
  };
}

/** An empty folder for data, removed with `remove`. */
export function createFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lamplight-host-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface Ended {
  readonly code: number | null;
  /** What it said on both of its outputs. */
  readonly said: string;
}

interface Running {
  readonly child: ChildProcess;
  said(): string;
  readonly ended: Promise<Ended>;
}

function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, [join(source, script), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, said: () => said, ended };
}

export interface HostProcess {
  /** Without a trailing slash. */
  readonly origin: string;
  /** What it has said so far. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

/** Starts a host as `npm start` does, and does not wait for it. */
export function beginHostProcess(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  script = 'main.ts',
) {
  const { child, said, ended } = run(script, [], environmentOf(dataFolder, settings));
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (said().includes('Ctrl-C stops it.')) resolve();
    });
  });
  return { ready, said, kill: (signal: NodeJS.Signals) => child.kill(signal), ended };
}

/**
 * Starts a host and waits until it is ready.
 * @param script another program than the host's own, from its sources
 * @throws Error with its words when it ends instead
 */
export async function startHostProcess(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  script = 'main.ts',
): Promise<HostProcess> {
  const { ready, said, kill, ended } = beginHostProcess(dataFolder, settings, script);
  const end = await Promise.race([ready, ended]);
  if (end) throw new Error(`the host ended with ${end.code}: ${end.said}`);
  const port = /http:\/\/localhost:(\d+)/.exec(said())?.[1];
  return { origin: `http://127.0.0.1:${port}`, said, kill, ended };
}

/** Starts a host that is expected to end by itself. */
export function runHostProcess(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return run('main.ts', [], environmentOf(dataFolder, settings)).ended;
}

/** Runs a command such as `backup`, as `npm run lamplight` does. */
export function runCommand(
  dataFolder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return run('commands/lamplight.ts', args, environmentOf(dataFolder, settings)).ended;
}

/** As `runCommand`, and does not wait for it. */
export function beginCommand(dataFolder: string, args: readonly string[]): ChildProcess {
  return run('commands/lamplight.ts', args, environmentOf(dataFolder, {})).child;
}

/** The parts of an answer that tests look at. */
interface AnswerBody {
  readonly token: string;
  readonly user: Readonly<Record<string, unknown>>;
  readonly result: { readonly data: { readonly user: Readonly<Record<string, unknown>> } };
}

/** Sends JSON to a host and reads its answer. */
export async function post(origin: string, path: string, body: object, token?: string) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as AnswerBody };
}

export const ruth = {
  username: 'ruth',
  password: 'barley-harvest',
  age: 9,
  grade: 4,
  role: 'student',
  termsAccepted: true,
} as const;
