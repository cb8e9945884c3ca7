import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from './process.ts';

const bundle = join(import.meta.dirname, '..', '..', '..', 'apps', 'server', 'dist', 'main.js');

/** Makes a data folder for `use` and removes it afterwards. */
export async function withDataFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The built host on the given data folder, ready to serve. */
export function startProduct(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  return startServer(bundle, {
    readyPath: '/readyz',
    env: { DATA_DIR: dataFolder, LOG_LEVEL: 'silent', ...env },
  });
}

type Headers = Readonly<Record<string, string>>;

export interface Account {
  readonly username: string;
  readonly password: string;
}

async function post(url: string, body: object, headers: Headers = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer}`);
  return JSON.parse(answer);
}

function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'token' in answer) {
    return String(answer.token);
  }
  throw new Error('The answer holds no session token.');
}

/** Registers a child of nine. Resolves to the session's token. */
export async function registerChild(origin: string, account: Account): Promise<string> {
  const child = { ...account, role: 'student', age: 9, grade: 4, termsAccepted: true };
  return tokenOf(await post(`${origin}/api/auth/register`, child));
}

/** Signs in. Resolves to the session's token. */
export async function signIn(origin: string, account: Account, headers?: Headers): Promise<string> {
  return tokenOf(await post(`${origin}/api/auth/login`, account, headers));
}
