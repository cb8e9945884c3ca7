import { expect, test } from 'vitest';
import { secondsLeft, secondsToReadOut } from './seconds-left.ts';

test.each([
  [20, 0, true, 20],
  [20, 1500, true, 18.5],
  [20, 60_000, true, 0],
  [20, 1500, false, 20],
  [20, -400, true, 20],
])('of %d s, %d ms later (running: %s) %d s are left', (timeLeft, later, running, left) => {
  expect(secondsLeft({ timeLeft, at: 1000 }, 1000 + later, running)).toBe(left);
});

test.each([
  [31, 30, 30],
  [30, 29, null],
  [11, 10, 10],
  [6, 5, 5],
  [5, 4, null],
  [40, 4, 30],
  [4, 20, null],
])('from %i to %i s: %j is read out', (before, after, said) => {
  expect(secondsToReadOut(before, after)).toBe(said);
});
