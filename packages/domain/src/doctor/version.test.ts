import { expect, test } from 'vitest';
import { versionFinding } from './index.ts';

test.each([
  ['2026-12-01', 'version-fresh', 'good'],
  ['2027-05-31', 'version-fresh', 'good'],
  ['2027-06-01', 'version-old', 'notice'],
] as const)('the version of December 2026 is on %s %s', (today, name, state) => {
  const release = { version: '1.2.3', date: '2026-12-01' };
  expect(versionFinding(release, Date.parse(today))).toEqual({ name, state, values: release });
});
