import { homedir } from 'node:os';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { platforms } from './platforms.ts';
import { readmeFirst } from './readme-first.ts';
import { dataFolder } from './starters/data-folder.mjs';

test.each(platforms)('$name: it names the starter and the place of the data', (platform) => {
  const text = readmeFirst(platform);
  const folder = dataFolder({
    platform: platform.os,
    environment: {},
    home: homedir(),
    beside: null,
  });
  expect(text.split(platform.starter).length - 1).toBeGreaterThanOrEqual(4);
  expect(text).toContain(basename(folder));
});
