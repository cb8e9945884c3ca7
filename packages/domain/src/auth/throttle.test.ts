import { expect, test } from 'vitest';
import { secondsLeft, waitAfterFailures } from './throttle.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [7, 60],
  [11, 900],
  [60, 900],
])('after %i wrong passwords an account waits %i seconds', (failures, seconds) => {
  expect(waitAfterFailures(failures)).toBe(seconds);
});

const DAY_SECONDS = 24 * 60 * 60;

test.each([
  ['over', -1, 0],
  ['half a second', 0.5, 1],
  ['the longest there is', 900, 900],
  ['longer than any, from a clock that was ahead', 901, 0],
  ['a year, from a clock that was ahead', 365 * DAY_SECONDS, 0],
])('of a wait that is %s, %d seconds away, %i are left', (_wait, away, left) => {
  expect(secondsLeft(1_000_000 + away * 1000, 1_000_000)).toBe(left);
});
