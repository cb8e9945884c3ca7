import { describe, expect, test } from 'vitest';
import {
  fateOfAccount,
  keptMillis,
  RETENTION,
  RETENTION_KINDS,
  type RetentionRule,
} from './index.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the table of what is kept', () => {
  test.each(RETENTION_KINDS)('gives %s an end', (kind) => {
    const { kept, ends }: RetentionRule = RETENTION[kind];
    if (kept.for === 'account') expect(ends).toBe('with-account');
    else expect(kept.count).toBeGreaterThan(0);
  });

  test.each([
    ['chat', 400],
    ['outsideRequests', 400],
    ['sessions', 30],
    ['accounts', 730],
    ['aiTurns', 1],
  ] as const)('keeps %s for %i days', (kind, days) => {
    expect(keptMillis(kind)).toBe(days * DAY);
  });

  test('keeps what is written as the demo student for an hour, and fourteen backups', () => {
    expect(keptMillis('demoWords')).toBe(DAY / 24);
    expect(RETENTION.backups.kept).toEqual({ for: 'newest', count: 14 });
  });
});

describe('an account that nobody uses', () => {
  const now = 2000 * DAY;
  test.each([
    ['used yesterday', 1, null, 'used'],
    ['unused for a day less than two years', 729, null, 'used'],
    ['unused for two years', 730, null, 'to-warn'],
    ['unused for ten years on a host that was off', 1900, null, 'to-warn'],
    ['warned of yesterday', 731, 1, 'warned'],
    ['warned of 89 days ago', 820, 89, 'warned'],
    ['warned of 90 days ago', 820, 90, 'to-delete'],
    ['used again since it was warned of', 10, 100, 'used'],
    ['warned of before it was used for the last time', 740, 800, 'to-warn'],
  ] as const)('%s: %i days, warned %s days ago, is %s', (_, unused, warned, fate) => {
    const warnedAt = warned === null ? null : now - warned * DAY;
    expect(fateOfAccount({ usedAt: now - unused * DAY, warnedAt }, now)).toBe(fate);
  });
});
