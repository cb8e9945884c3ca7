import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Milliseconds: everything is installed and built, on a machine that may be busy with other things. */
const PATIENCE = 600_000;

let top: string;
/** A checkout in a folder such as people have: with spaces and a letter that English has not. */
let checkout: string;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'lamplight-checkout-'));
  checkout = join(top, 'Schule für alle', 'lamp light');
  copyAsOnWindows(root, checkout);
}, PATIENCE);
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** What git does not keep: names of folders, `/paths` of the repository, and `*.endings`. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replace(/\/$/, ''));

function isIgnored(source: string): boolean {
  const path = `/${relative(root, source).split(sep).join('/')}`;
  return ['.git', ...ignored].some((pattern) => {
    if (pattern.startsWith('/')) return path === pattern;
    return pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : basename(path) === pattern;
  });
}

/** Git takes a file without a zero byte for text, and so do we. */
function withLineEndsOfWindows(bytes: Buffer): Buffer {
  if (bytes.includes(0)) return bytes;
  // As latin1 every byte stays what it is, in whatever the text is written.
  return Buffer.from(bytes.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1');
}

function copyAsOnWindows(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isIgnored(source)) continue;
    if (entry.isDirectory()) copyAsOnWindows(source, target);
    else writeFileSync(target, withLineEndsOfWindows(readFileSync(source)));
  }
}

/** Runs the script of `npm start` in the checkout until the host is ready. */
async function start() {
  const host = spawn(process.execPath, [join(checkout, 'packages/tooling/run/start.mjs')], {
    cwd: checkout,
    env: {
      ...process.env,
      ...{ DATA_DIR: '', HOST: '127.0.0.1', PORT: '0' },
      npm_config_prefer_offline: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [host.stdout, host.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(host, 'close');
  const ready = new Promise<void>((resolve) => {
    host.stdout.on('data', () => printed.includes('Ctrl-C stops it.') && resolve());
  });
  const end = await Promise.race([ready, ended]);
  if (end) throw new Error(`The host did not start:\n${printed}`);
  return {
    origin: `http://127.0.0.1:${/http:\/\/localhost:(\d+)/.exec(printed)?.[1]}`,
    /** @returns the exit code */
    async stop(): Promise<unknown> {
      host.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

const RUTH = {
  username: 'ruth.windows',
  password: 'barley-harvest',
  role: 'student',
  age: 9,
  grade: 4,
  termsAccepted: true,
};

test(
  'with the line ends of Windows, in a folder with spaces and an umlaut, it installs, builds and serves a lesson',
  async () => {
    expect(readFileSync(join(checkout, 'package.json'), 'utf8')).toMatch(/^\{\r\n/);
    const host = await start();

    const page = await (await fetch(`${host.origin}/`)).text();
    const script = /<script [^>]*src="(\/assets\/[^"]+)"/.exec(page)?.[1];
    expect((await fetch(`${host.origin}${script}`)).status).toBe(200);

    const registered = await fetch(`${host.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(RUTH),
    });
    const { token } = (await registered.json()) as { readonly token: string };
    const lesson = await fetch(`${host.origin}/api/lessons/1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { content } = (await lesson.json()) as { readonly content: string };
    expect(content).toContain('\n');
    expect(content).not.toContain('\r');

    expect(await host.stop()).toBe(0);
  },
  PATIENCE,
);
