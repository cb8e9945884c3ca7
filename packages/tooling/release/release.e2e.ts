import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { platforms } from './platforms.ts';
import { makeRelease, releaseName } from './release.ts';

/** Bytes that an unpacked release may take on the disk. */
const MOST_ON_DISK = 250_000_000;

const own = platforms.find(({ os, cpu }) => os === process.platform && cpu === process.arch);

let top: string;
/** Where the release was unpacked. */
let folder: string;
beforeAll(async () => {
  if (!own) throw new Error(`No release is made for ${process.platform}-${process.arch}.`);
  top = mkdtempSync(join(tmpdir(), 'lamplight-release-'));
  mkdirSync(join(top, 'Ada Löwe'));
  const unpacked = join(top, 'Schule für alle');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xf', await makeRelease(own, join(top, 'made')), '-C', unpacked]);
  folder = join(unpacked, releaseName(own));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** What a release is started with: a home, no programs of the machine, and a way out that leads nowhere. */
async function bareEnvironment(): Promise<Record<string, string>> {
  const nowhere = `http://127.0.0.1:${await closedPort()}`;
  const home = join(top, 'Ada Löwe');
  return { HOME: home, LOCALAPPDATA: home, HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere };
}

/** Opens the start script of the release and waits until the host is ready. */
async function start() {
  const port = await closedPort();
  const script = join(folder, own?.starter ?? '');
  const host = spawn(script, { env: { ...(await bareEnvironment()), PORT: String(port) } });
  onTestFinished(() => {
    host.kill('SIGKILL');
  });
  let printed = '';
  for (const stream of [host.stdout, host.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await expect
    .poll(() => host.exitCode === null && printed.includes('Lamplight is ready.'), {
      timeout: 60_000,
    })
    .toBe(true);
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    post: (path: string, body: unknown) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** @returns the exit code */
    async stop(signal: 'SIGTERM' | 'SIGHUP'): Promise<unknown> {
      const ended = once(host, 'exit');
      host.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

const RUTH = {
  username: 'ruth.release',
  password: 'barley-harvest',
  role: 'student',
  age: 9,
  grade: 4,
  termsAccepted: true,
};

test('it starts by its script alone, and the next version finds the data', async () => {
  const host = await start();
  expect((await host.get('/healthz')).status).toBe(200);
  expect(await (await host.get('/')).text()).toContain('<div id="root">');
  expect((await host.post('/api/auth/register', RUTH)).status).toBe(200);
  expect(await host.stop('SIGTERM')).toBe(0);

  const elsewhere = join(top, 'the next version');
  renameSync(folder, elsewhere);
  folder = elsewhere;
  const next = await start();
  expect((await next.post('/api/auth/login', RUTH)).status).toBe(200);
  // As when its window is closed.
  expect(await next.stop('SIGHUP')).toBe(0);
});

test('it runs the commands of the host', async () => {
  const command = join(folder, own?.os === 'win32' ? 'lamplight.cmd' : 'lamplight');
  const told = execFileSync(command, { env: await bareEnvironment(), encoding: 'utf8' });
  expect(told).toContain('reset-admin');
});

test('it holds what runs and nothing else', () => {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map((file) => join(file.parentPath, file.name));
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(MOST_ON_DISK);
  expect(paths.filter((path) => /\.(?:map|ts)$/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.node'))).toHaveLength(2);
  expect(paths).toContain(join(folder, 'docs', 'upgrade.md'));
});

test('the notices of what it is made of go with it', () => {
  const notices = readFileSync(join(folder, 'THIRD-PARTY-LICENSES'), 'utf8');
  // Of the web app, of its fonts, of its offline worker, of its pictures, of the host, and of the sandbox.
  expect(notices).toMatch(
    /## react - [\d.]+ \(MIT\)\s+MIT License\s+Copyright \(c\) Meta Platforms/,
  );
  expect(notices).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(notices).toMatch(/## workbox-core - .+\s+.*Google/);
  expect(notices).toContain('Microsoft Corporation');
  expect(notices).toMatch(/Name: fastify\n/);
  expect(notices).toMatch(/Name: quickjs-emscripten-core\n/);
  const packages = join(folder, 'app', 'node_modules');
  for (const name of ['better-sqlite3', '@node-rs/argon2', '@fastify/swagger-ui']) {
    expect(globSync('LICEN[CS]E*', { cwd: join(packages, name) }), name).toHaveLength(1);
  }
});
