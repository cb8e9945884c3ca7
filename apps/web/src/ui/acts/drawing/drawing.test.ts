import { describe, expect, it } from 'vitest';
import { hasRoom, MOST_NUMBERS, pathOf, withPoint } from './drawing.ts';

describe('a line', () => {
  it.each([
    ['its first point', [], 3.4, 5.6, [3, 6]],
    ['a point further on', [0, 0], 10, 0, [0, 0, 10, 0]],
    ['a point that is too near to be seen', [0, 0], 2, 2, [0, 0]],
  ])('takes %s', (_, points, x, y, after) => {
    expect(withPoint(points, x, y)).toEqual(after);
  });

  it.each([
    ['a dot', [5, 5], 'M5 5h0'],
    ['a straight line', [0, 0, 10, 0], 'M0 0L10 0'],
    ['a bow', [0, 0, 10, 0, 20, 10], 'M0 0Q10 0 15 5L20 10'],
  ])('is drawn as %s', (_, points, path) => {
    expect(pathOf(points)).toBe(path);
  });
});

it('a sheet has room for a great deal, and not for ever', () => {
  const stroke = { crayon: 'red', width: 'thin' } as const;
  const points = Array.from({ length: MOST_NUMBERS / 2 }, () => 0);
  expect(hasRoom([{ ...stroke, points }])).toBe(true);
  expect(
    hasRoom([
      { ...stroke, points },
      { ...stroke, points },
    ]),
  ).toBe(false);
});
