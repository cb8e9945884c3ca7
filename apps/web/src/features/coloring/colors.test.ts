import { describe, expect, test } from 'vitest';
import { colorsNow, emptied, filled, isColors, isEmpty, undone, type Work } from './colors.ts';

const EMPTY: Work = [{}];

describe('coloring in', () => {
  const sky = filled(EMPTY, 0, 'blue');
  const both = filled(sky, 3, 'green');

  test('gives each area its color', () => {
    expect(colorsNow(both)).toEqual({ 0: 'blue', 3: 'green' });
  });

  test('goes over a color with another, and white takes it away', () => {
    expect(colorsNow(filled(both, 0, 'red'))).toEqual({ 0: 'red', 3: 'green' });
    expect(colorsNow(filled(both, 0, 'white'))).toEqual({ 3: 'green' });
  });

  test.each([
    ['the same color once more', filled(both, 0, 'blue')],
    ['white on white', filled(both, 7, 'white')],
  ])('%s is no step', (_, work) => {
    expect(work).toBe(both);
  });

  test('is taken back step by step, and no further than the beginning', () => {
    expect(colorsNow(undone(both))).toEqual({ 0: 'blue' });
    expect(colorsNow(undone(undone(undone(both))))).toEqual({});
  });

  test('starts again, which can be taken back', () => {
    expect(isEmpty(emptied(both))).toBe(true);
    expect(colorsNow(undone(emptied(both)))).toEqual(colorsNow(both));
    expect(emptied(EMPTY)).toBe(EMPTY);
  });

  test('holds no more than a hundred steps', () => {
    const many = Array.from({ length: 300 }, (_, area) => area).reduce<Work>(
      (work, area) => filled(work, area, 'red'),
      EMPTY,
    );
    expect(many).toHaveLength(100);
    expect(Object.keys(colorsNow(many))).toHaveLength(300);
  });
});

test.each([
  [{}, true],
  [{ 0: 'red', 12: 'white' }, true],
  [{ sky: 'red' }, false],
  [{ 0: 'url(#x)' }, false],
  [['red'], false],
  [null, false],
])('%j is colors that were kept: %s', (value, is) => {
  expect(isColors(value)).toBe(is);
});
