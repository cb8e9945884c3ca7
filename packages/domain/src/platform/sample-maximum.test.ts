import { expect, test } from 'vitest';
import { sampleMaximum } from './sample-maximum.ts';

test.each([
  [4, 10],
  [6, 10],
  [7, 100],
  [10, 100],
  [11, 1000],
  [15, 1000],
  [16, 1000],
  [18, 1000],
])('samples at %i go up to %i', (age, maximum) => {
  expect(sampleMaximum(age)).toBe(maximum);
});
