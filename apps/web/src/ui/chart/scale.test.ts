import { expect, test } from 'vitest';
import { scaleTop } from './scale.ts';

test.each([
  [[], 2],
  [[0, 0], 2],
  [[1], 2],
  [[3, 2], 4],
  [[5], 6],
  [[10], 20],
  [[17], 20],
  [[21, 4], 40],
  [[99], 100],
  [[640], 1000],
])('a chart of %o ends at %i', (values, top) => {
  expect(scaleTop(values)).toBe(top);
});
