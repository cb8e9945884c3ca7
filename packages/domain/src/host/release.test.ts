import { describe, expect, test } from 'vitest';
import { isOldRelease, releaseSchema } from './index.ts';

describe('a release', () => {
  test.each([
    ['2026-01-15', '2026-01-15', false],
    ['2026-01-15', '2026-07-14', false],
    ['2026-01-15', '2026-07-15', true],
    ['2026-01-15', '2030-01-01', true],
    ['2026-08-31', '2027-02-27', false],
    ['2026-08-31', '2027-02-28', true],
    // A clock that is behind, or a release of tomorrow.
    ['2026-01-15', '2020-01-01', false],
  ])('of %s is old on %s: %s', (date, today, isOld) => {
    const release = { version: '1.0.0', date };
    expect(isOldRelease(release, Date.parse(`${today}T00:00:00Z`))).toBe(isOld);
  });

  test.each([
    [{ version: '1.4.0', date: '2026-11-23' }, true],
    [{ version: 'v1.4', date: '2026-11-23' }, false],
    [{ version: '1.4.0', date: 'autumn' }, false],
  ])('%j is taken: %s', (release, isTaken) => {
    expect(releaseSchema.safeParse(release).success).toBe(isTaken);
  });
});
