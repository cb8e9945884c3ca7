import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['42', 42],
  [' 3.5 ', 3.5],
  ['3,5', 3.5],
  ['-7', -7],
  ['−7', -7],
  ['1 000 000', 1_000_000],
  ['5.', 5],
  [',5', 0.5],
  ['', null],
  ['-', null],
  ['forty', null],
  ['4,2,1', null],
  ['1e9', null],
])('%j is the number %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
