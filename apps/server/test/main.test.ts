import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  beginHostProcess,
  createFolder,
  type HostProcess,
  post,
  runHostProcess,
  ruth,
  startHostProcess,
} from './processes.ts';

const PATIENCE = 60_000;

let data: ReturnType<typeof createFolder>;
const others: ReturnType<typeof createFolder>[] = [];
const running: HostProcess[] = [];
beforeEach(() => {
  data = createFolder();
});
afterEach(async () => {
  for (const host of running.splice(0)) {
    host.kill('SIGKILL');
    await host.ended;
  }
  data.remove();
  for (const other of others.splice(0)) other.remove();
});

/** A folder beside the one of the test, removed with it. */
function createOther(): string {
  const other = createFolder();
  others.push(other);
  return other.path;
}

async function start(settings: Record<string, string> = {}): Promise<HostProcess> {
  const host = await startHostProcess(data.path, settings);
  running.push(host);
  return host;
}

const signIn = ({ origin }: HostProcess, username: string, password: string) =>
  post(origin, '/api/auth/login', { username, password });

describe('the first start', () => {
  test(
    'prints a link that makes the admin, once',
    async () => {
      const host = await start();
      const token = /\/setup\?token=([\w-]+)/.exec(host.said())?.[1];
      const owner = { token, username: 'miriam', password: 'tambourine' };
      const made = await post(host.origin, '/trpc/host.createFirstAdmin', owner);
      expect(made.body.result.data.user).toMatchObject({ username: 'miriam', role: 'admin' });
      const again = await post(host.origin, '/trpc/host.createFirstAdmin', {
        ...owner,
        username: 'aaron',
      });
      expect(again.status).toBe(401);

      host.kill('SIGTERM');
      await host.ended;
      expect((await start()).said()).not.toContain('/setup');
    },
    PATIENCE,
  );

  test(
    'makes the admin of the settings instead, and resets the password at a later one',
    async () => {
      const host = await start({ ADMIN_USERNAME: 'miriam', ADMIN_PASSWORD: 'tambourine' });
      expect(host.said()).not.toContain('/setup');
      expect(host.said()).not.toContain('tambourine');
      expect((await signIn(host, 'miriam', 'tambourine')).body.user.role).toBe('admin');
      host.kill('SIGTERM');
      await host.ended;
      const next = await start({ ADMIN_USERNAME: 'miriam', ADMIN_PASSWORD: 'timbrel-song' });
      expect((await signIn(next, 'miriam', 'timbrel-song')).status).toBe(200);
      expect((await signIn(next, 'miriam', 'tambourine')).status).toBe(401);
    },
    PATIENCE,
  );

  test(
    'is ready: the database is migrated, writable and set to keep what it acknowledged',
    async () => {
      const { origin } = await start();
      const ready = await fetch(`${origin}/readyz`);
      expect(await ready.json()).toEqual({
        status: 'ready',
        database: {
          journal_mode: 'wal',
          synchronous: 2,
          foreign_keys: 1,
          busy_timeout: 5000,
          trusted_schema: 0,
        },
      });
    },
    PATIENCE,
  );
});

describe('a first start that is ended in the middle', () => {
  /** Starts a host on an empty folder, and ends it so many milliseconds after its database has appeared. */
  async function endSoon(folder: string, wait: number, signal: NodeJS.Signals) {
    const host = beginHostProcess(folder);
    await expect
      .poll(() => existsSync(join(folder, 'lamplight.db')), { interval: 1, timeout: PATIENCE })
      .toBe(true);
    setTimeout(() => host.kill(signal), wait);
    return host.ended;
  }

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'by %s is followed by one that works and prints the link for the first admin',
    async (signal) => {
      for (const wait of [0, 30, 90]) {
        const folder = createOther();
        await endSoon(folder, wait, signal);
        const host = await startHostProcess(folder);
        running.push(host);
        expect(host.said()).toMatch(/\/setup\?token=[\w-]+/);
        expect((await post(host.origin, '/api/auth/register', ruth)).status).toBe(200);
      }
    },
    PATIENCE,
  );

  test(
    'by one SIGTERM closes as a running host does, wherever it is',
    async () => {
      expect(await endSoon(data.path, 0, 'SIGTERM')).toEqual({ code: 0, said: '' });
      expect(existsSync(join(data.path, 'lamplight.db-wal'))).toBe(false);
      expect(existsSync(join(data.path, 'lamplight.lock.json'))).toBe(false);
    },
    PATIENCE,
  );
});

describe('an end', () => {
  test(
    'by kill -9 loses nothing that was acknowledged',
    async () => {
      const host = await start();
      const registered = await post(host.origin, '/api/auth/register', ruth);
      expect(registered.status).toBe(200);
      host.kill('SIGKILL');
      await host.ended;
      const next = await start();
      expect((await signIn(next, ruth.username, ruth.password)).body.user).toEqual({
        ...registered.body.user,
        lastLoginAt: expect.any(String),
      });
    },
    PATIENCE,
  );

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s leaves everything in the database file, and the exit code 0',
    async (signal) => {
      const host = await start();
      await post(host.origin, '/api/auth/register', ruth);
      host.kill(signal);
      expect((await host.ended).code).toBe(0);
      expect(existsSync(join(data.path, 'lamplight.db'))).toBe(true);
      expect(existsSync(join(data.path, 'lamplight.db-wal'))).toBe(false);
    },
    PATIENCE,
  );

  test(
    'comes at once with a second signal, whatever is still running',
    async () => {
      const host = await start();
      const { hostname, port } = new URL(host.origin);
      const socket = connect(Number(port), hostname);
      // A request that never ends keeps a host waiting.
      socket.on('error', () => {});
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost:');
      await new Promise((resolve) => socket.once('data', resolve));
      const began = performance.now();
      host.kill('SIGINT');
      const stillThere = fetch(`${host.origin}/healthz`).then(
        () => true,
        () => false,
      );
      await stillThere;
      host.kill('SIGINT');
      expect((await host.ended).code).toBe(1);
      expect(performance.now() - began).toBeLessThan(5000);
      socket.destroy();
    },
    PATIENCE,
  );
});

describe('a host that cannot start says why in one sentence', () => {
  test(
    'about a setting',
    async () => {
      const { code, said } = await runHostProcess(data.path, { PORT: 'eighty' });
      expect(code).toBe(1);
      expect(said).toBe('Lamplight cannot start: PORT must be a whole number from 0 to 65535.\n');
    },
    PATIENCE,
  );

  test(
    'about a folder that another host serves, or a port that is taken',
    async () => {
      const host = await start();
      const second = await runHostProcess(data.path);
      expect(second.code).toBe(1);
      expect(second.said).toMatch(/in use by Lamplight \(process \d+, since .+\)\. Stop it first/);
      const other = createFolder();
      const taken = await runHostProcess(other.path, { PORT: new URL(host.origin).port });
      expect(taken.code).toBe(1);
      expect(taken.said).toContain('choose one with PORT');
      other.remove();
    },
    PATIENCE,
  );
});

test(
  'the log of a host holds no password, token or cookie',
  async () => {
    const host = await start({ LOG_LEVEL: 'trace' });
    const { body } = await post(host.origin, '/api/auth/register', ruth);
    await post(host.origin, '/api/auth/login', { username: 'ruth', password: 'wrong-guess' });
    await fetch(`${host.origin}/api/auth/magic-login?token=secret-link`);
    await fetch(`${host.origin}/api/auth/me`, {
      headers: { cookie: `lamplight_session=${body.token}` },
    });
    host.kill('SIGTERM');
    const { said } = await host.ended;
    for (const secret of [ruth.password, 'wrong-guess', 'secret-link', body.token]) {
      expect(said).not.toContain(secret);
    }
  },
  PATIENCE,
);
