import { expect, test } from 'vitest';
import { largestUnit } from './largest-unit.ts';

test.each([
  [0, 'minutes', 0],
  [119, 'minutes', 119],
  [120, 'hours', 2],
  [47 * 60, 'hours', 47],
  [48 * 60, 'days', 2],
] as const)('%i minutes are told in %s', (minutes, unit, count) => {
  expect(largestUnit(minutes * 60_000)).toEqual({ unit, count });
});
