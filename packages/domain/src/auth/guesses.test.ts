import { expect, test } from 'vitest';
import { isGuessing } from './guesses.ts';

test.each([
  [1, false],
  [4, false],
  [5, true],
  [500, true],
])('after %i wrong passwords somebody is guessing: %s', (failures, told) => {
  expect(isGuessing(failures)).toBe(told);
});
