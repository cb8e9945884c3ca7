import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { chosenProjects, testProjects } from './test-projects.mjs';

const names = (...args: string[]) => chosenProjects(['run', ...args]).map(({ name }) => name);
const ALL = testProjects.map(({ name }) => name);

test.each([
  [['packages/domain/src/lessons/unlock.test.ts'], ['domain']],
  [['./packages/domain/src/lessons/unlock.test.ts:12'], ['domain']],
  [[join(root, 'packages/domain/src/lessons')], ['domain']],
  [['features/landing'], ['web-page']],
  [['packages/db'], ['db']],
  [['e2e/mailed-links'], ['web-e2e']],
  [['--config', 'vitest.workspace.ts', '--project', 'db'], ['db']],
  [
    ['--project=db', '--project=web'],
    ['db', 'web'],
  ],
  [['--project', 'domain', 'unlock'], ['domain']],
  [['-t', 'a locked lesson', 'packages/domain/src/lessons'], ['domain']],
])('%j means %j', (args, expected) => {
  expect(names(...args)).toEqual(expected);
});

test.each([
  ['nothing', []],
  ['options only', ['--reporter=default', '--outputFile.json=report.json']],
  ['a project that only Vitest can find', ['--project', 'web*']],
  ['a pattern that fits no file, for Vitest to say so', ['no-such-test']],
])('%s means all', (_, args) => {
  expect(names(...args)).toEqual(ALL);
});

test('a word of several places means each of them', () => {
  expect(names('lessons')).toEqual(
    expect.arrayContaining(['domain', 'content', 'api', 'web-page']),
  );
});
