import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '../dist/assets');

/** What Node says of a text that is no module; empty for one that is. */
async function faultOf(script: string): Promise<string> {
  const text = await readFile(join(ASSETS, script), 'utf8');
  return new Promise((tell) => {
    const node = execFile(
      process.execPath,
      ['--check', '--input-type=module'],
      (_error, _out, err) => tell(err && `${script}: ${/\w*Error: .*/.exec(err)?.[0] ?? err}`),
    );
    node.stdin?.end(text);
  });
}

/**
 * A bundler that moves modules between scripts can leave one that exports what it does not have: the build is told as
 * done, and the page that needs it never opens.
 */
test('every script of the built app is one that a browser can read', async () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const faults: string[] = [];
  const worker = async () => {
    for (let next = scripts.pop(); next !== undefined; next = scripts.pop()) {
      faults.push(await faultOf(next));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  expect(faults.filter(Boolean)).toEqual([]);
}, 120_000);
