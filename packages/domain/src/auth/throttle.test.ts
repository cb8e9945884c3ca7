import { expect, test } from 'vitest';
import { waitAfterFailures } from './throttle.ts';

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
