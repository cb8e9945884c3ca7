import { expect, test } from 'vitest';
import { isStaffSessionOver, timesAfterUse } from './session-life.ts';

const HOUR = 60 * 60 * 1000;
const now = 1000 * HOUR;
const hoursAgo = (started: number, used: number) => ({
  startedAt: now - started * HOUR,
  usedAt: now - used * HOUR,
});

test.each([
  ['teacher', 'used a moment ago', 1, 0, false],
  ['teacher', 'used a little less than 12 hours ago', 20, 11.99, false],
  ['teacher', 'used 12 hours ago', 20, 12, true],
  ['admin', 'used 12 hours ago', 20, 12, true],
  ['teacher', 'of a little less than 7 days', 167.9, 0, false],
  ['teacher', 'of 7 days, although it is in use', 168, 0, true],
  ['admin', 'of 7 days, although it is in use', 168, 0, true],
  ['student', 'used three weeks ago', 600, 500, false],
  ['parent', 'used three weeks ago', 600, 500, false],
] as const)('the session of a %s, %s, is over: %5$s', (role, _, started, used, over) => {
  expect(isStaffSessionOver(role, hoursAgo(started, used), now)).toBe(over);
});

test('a use is noted once a minute', () => {
  expect(timesAfterUse({ startedAt: 0, usedAt: now - 59_999 }, now)).toBeNull();
  expect(timesAfterUse({ startedAt: 0, usedAt: now - 60_000 }, now)).toEqual({
    startedAt: 0,
    usedAt: now,
  });
});

test('a session from a clock that was ahead starts now', () => {
  const ahead = now + 500 * HOUR;
  expect(timesAfterUse({ startedAt: ahead, usedAt: ahead }, now)).toEqual({
    startedAt: now,
    usedAt: now,
  });
});
