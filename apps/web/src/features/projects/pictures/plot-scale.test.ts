import { expect, test } from 'vitest';
import { placeOn, plotScale } from './plot-scale.ts';

test.each([
  [
    [0, 10],
    [0, 2, 4, 6, 8, 10],
  ],
  [
    [3, 47],
    [0, 10, 20, 30, 40, 50],
  ],
  [
    [0.1, 0.32],
    [0.1, 0.15, 0.2, 0.25, 0.3, 0.35],
  ],
  [
    [-4, 4],
    [-4, -2, 0, 2, 4],
  ],
])('an axis for %j has the ticks %j', (values, ticks) => {
  expect(plotScale(values).ticks).toEqual(ticks);
});

test('an axis holds every value, also where there is one or none', () => {
  expect(plotScale([])).toMatchObject({ from: 0, to: 1 });
  const { from, to } = plotScale([7]);
  expect([from < 7, to > 7]).toEqual([true, true]);
  expect(plotScale([0]).from).toBeLessThan(0);
});

test('the first value stands at the beginning, the last at the end', () => {
  const scale = plotScale([0, 10]);
  expect([0, 5, 10].map((value) => placeOn(scale, value))).toEqual([0, 0.5, 1]);
});
