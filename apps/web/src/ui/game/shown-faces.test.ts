import { expect, test } from 'vitest';
import { shownFaces } from './shown-faces.ts';

const players = [
  { id: 1, firstName: 'Naomi', username: 'naomi-b' },
  { id: 2, firstName: 'Bright Comet', username: 'Bright Comet' },
];

test('a child with its name in a room has its animal there, and one with a nickname has not', () => {
  expect([...shownFaces(players, null)]).toEqual([1]);
  expect([...shownFaces(players, 1)]).toEqual([1]);
});

test('everybody sees their own animal', () => {
  expect([...shownFaces(players, 2)]).toEqual([1, 2]);
});
