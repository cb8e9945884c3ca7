import { describe, expect, it } from 'vitest';
import { GRID, gridOf } from './drawing-grid.ts';

/** Rows of a grid, with # for ink and a dot for paper. */
function rows(cells: readonly number[]): string[] {
  return Array.from({ length: GRID }, (_, row) =>
    cells
      .slice(row * GRID, (row + 1) * GRID)
      .map((cell) => (cell > 0.5 ? '#' : '.'))
      .join(''),
  );
}

describe('the grid of a drawing', () => {
  it('has a line from edge to edge in its middle', () => {
    const upright = rows(gridOf([[300, 20, 300, 480]]));
    expect(new Set(upright)).toEqual(new Set(['.......##.......']));
  });

  it('is the same for a drawing of any size at any place', () => {
    const small = rows(gridOf([[0, 0, 10, 0, 10, 20]]));
    expect(rows(gridOf([[500, 100, 600, 100, 600, 300]]))).toEqual(small);
  });

  it('keeps proportions: a wide line stays flat', () => {
    const inked = rows(gridOf([[0, 0, 100, 0]])).filter((row) => row.includes('#'));
    expect(inked).toEqual(['################', '################']);
  });

  it.each([
    ['no line', []],
    ['a line without points', [[]]],
  ])('is all paper for %s', (_, strokes) => {
    expect(Math.max(...gridOf(strokes))).toBe(0);
  });

  it('has a dot in its middle', () => {
    expect(rows(gridOf([[7, 7]]))[8]).toBe('.......##.......');
  });
});
