import { expect, test } from 'vitest';
import { isAnyEnough, rightPlaces } from './shares.ts';

test.each([
  ['the one that gives all', [0, 100, 0], [1]],
  ['only that one, where another gives a part', [50, 100], [1]],
  ['all that give a part, where none gives all', [50, 0, 50, -100], [0, 2]],
  ['none, where nothing gives anything', [0, -50], []],
])('right is %s', (_, shares, places) => {
  expect(rightPlaces(shares)).toEqual(places);
});

test.each([
  ['two that give all', [100, 100, 0], true],
  ['one that gives all beside one that gives a part', [100, 50], false],
  ['two halves', [50, 50], false],
])('of %s, any is enough: %#', (_, shares, isAny) => {
  expect(isAnyEnough(shares)).toBe(isAny);
});
