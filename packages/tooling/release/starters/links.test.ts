import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPTS = ['lamplight', 'start-lamplight.sh', 'start-lamplight.command'];

let top: string;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'lamplight links '));
  const node = join(top, 'release', 'node', 'bin');
  mkdirSync(node, { recursive: true });
  mkdirSync(join(top, 'bin'));
  writeFileSync(join(node, 'node'), '#!/bin/sh\necho "$1"\n');
  chmodSync(join(node, 'node'), 0o755);
  for (const script of SCRIPTS) {
    cpSync(join(import.meta.dirname, script), join(top, 'release', script));
    symlinkSync(join(top, 'release', script), join(top, 'bin', script));
    symlinkSync(`../release/${script}`, join(top, 'bin', `near-${script}`));
    symlinkSync(`near-${script}`, join(top, 'bin', `far-${script}`));
  }
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

test.each(
  SCRIPTS.flatMap((script) => [
    [script, 'release', script],
    [script, 'bin', script],
    [script, 'bin', `near-${script}`],
    [script, 'bin', `far-${script}`],
  ]),
)('%s finds its release when it is called as %s/%s', (_, folder, name) => {
  const started = execFileSync('sh', [join(top, folder, name)], { encoding: 'utf8' });
  // A relative link leaves its steps in the path.
  expect(resolve(started.trim())).toBe(join(top, 'release', 'app', 'run.mjs'));
});
