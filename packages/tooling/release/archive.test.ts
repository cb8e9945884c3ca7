import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArchive } from './archive.ts';

let top: string;
const folder = () => join(top, 'lamplight-1.2.3-there');
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'lamplight-archive-'));
  mkdirSync(join(folder(), 'node', 'bin'), { recursive: true });
  // As they are on Windows, which marks no file as a program.
  writeFileSync(join(folder(), 'start-lamplight.sh'), 'start', { mode: 0o644 });
  writeFileSync(join(folder(), 'node', 'bin', 'node'), 'node', { mode: 0o644 });
  writeFileSync(join(folder(), 'README-first.txt'), 'Grüße', { mode: 0o644 });
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

test('a tar.gz holds the folder, and its programs can be started', async () => {
  await writeArchive(folder(), 'tar.gz', join(top, 'made.tar.gz'));
  const there = join(top, 'a place');
  mkdirSync(there);
  execFileSync('tar', ['-xzf', join(top, 'made.tar.gz'), '-C', there]);
  const modeOf = (path: string) =>
    statSync(join(there, 'lamplight-1.2.3-there', path)).mode & 0o777;
  expect(modeOf('start-lamplight.sh') & 0o100).toBe(0o100);
  expect(modeOf('node/bin/node') & 0o100).toBe(0o100);
  expect(modeOf('README-first.txt') & 0o111).toBe(0);
});

test('a zip holds the folder', async () => {
  await writeArchive(folder(), 'zip', join(top, 'made.zip'));
  const files = unzipSync(readFileSync(join(top, 'made.zip')));
  expect(
    Object.keys(files)
      .filter((name) => !name.endsWith('/'))
      .sort(),
  ).toEqual([
    'lamplight-1.2.3-there/README-first.txt',
    'lamplight-1.2.3-there/node/bin/node',
    'lamplight-1.2.3-there/start-lamplight.sh',
  ]);
  const readme = files['lamplight-1.2.3-there/README-first.txt'];
  expect(readme && strFromU8(readme)).toBe('Grüße');
});
