import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The newest release that a changelog tells of; null while nothing was released. */
function latestRelease(changelog: string): { version: string; date: string } | null {
  const [, version, date] = /^## \[(\d+\.\d+\.\d+)\] - (\S+)$/m.exec(changelog) ?? [];
  return version === undefined || date === undefined ? null : { version, date };
}

test.each([
  ['## [Unreleased]\n', null],
  ['## [Unreleased]\n\n## [1.4.0] - 2027-01-08\n\n## [1.3.0] - 2026-12-01\n', '1.4.0'],
])('the newest release of %j is %s', (changelog, version) => {
  expect(latestRelease(changelog)?.version ?? null).toBe(version);
});

test('the changelog tells of the version and the day that package.json names', () => {
  const { version, releaseDate } = JSON.parse(read('package.json'));
  const named = { version, date: releaseDate };
  // Until the first release there is nothing to compare.
  expect(latestRelease(read('CHANGELOG.md')) ?? named).toEqual(named);
});
