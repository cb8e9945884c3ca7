import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../dist');

/** Loads each file that waits for its first use as the first of all, and prints how many and which could not be. */
const LOAD_EACH_ALONE = `
  const { readdirSync } = require('node:fs');
  const files = readdirSync('.').filter((name) => /^late-.*\\.cjs$/.test(name));
  const faults = [];
  for (const file of files) {
    for (const loaded of Object.keys(require.cache)) delete require.cache[loaded];
    try {
      require('./' + file);
    } catch (error) {
      faults.push(file + ': ' + error.message);
    }
  }
  console.log(JSON.stringify({ files: files.length, faults }));
`;

test('whatever of the bundle waits for its first use can be loaded before everything else', async () => {
  const options = { cwd: DIST };
  const run = await promisify(execFile)(process.execPath, ['-e', LOAD_EACH_ALONE], options);
  const { files, faults } = JSON.parse(run.stdout);
  expect(files).toBeGreaterThan(100);
  expect(faults).toEqual([]);
}, 120_000);
