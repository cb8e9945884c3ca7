import { expect, test } from 'vitest';
import { rightPlaces } from './shares.ts';

test.each([
  ['the one that gives all', [0, 100, 0], [1]],
  ['only that one, where another gives a part', [50, 100], [1]],
  ['all that give a part, where none gives all', [50, 0, 50, -100], [0, 2]],
  ['none, where nothing gives anything', [0, -50], []],
])('right is %s', (_, shares, places) => {
  expect(rightPlaces(shares)).toEqual(places);
});
