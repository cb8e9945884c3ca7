import { expect, test } from 'vitest';
import { offeredPlaces, optionState } from './option-states.ts';

test.each([
  [0, null, null, 'idle'],
  [1, 1, null, 'chosen'],
  [0, 1, null, 'left-out'],
  [2, 1, 2, 'right'],
  [1, 1, 2, 'wrong'],
  [0, 1, 2, 'left-out'],
  [2, 2, 2, 'right'],
  [0, null, 2, 'left-out'],
] as const)('option %i with choice %j and right one %j is %s', (place, choice, correct, state) => {
  expect(optionState(place, { choice, correct })).toBe(state);
});

test('all options are offered, or those that are kept', () => {
  expect(offeredPlaces(3, null)).toEqual([0, 1, 2]);
  expect(offeredPlaces(4, [3, 0, 1])).toEqual([0, 1, 3]);
});
