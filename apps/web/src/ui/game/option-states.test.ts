import { expect, test } from 'vitest';
import { offeredPlaces, optionState } from './option-states.ts';

test.each<[number, number[], number[] | null, string]>([
  [0, [], null, 'idle'],
  [1, [1], null, 'chosen'],
  [0, [1], null, 'left-out'],
  [2, [1], [2], 'right'],
  [1, [1], [2], 'wrong'],
  [0, [1], [2], 'left-out'],
  [2, [2], [2], 'right'],
  [0, [], [2], 'left-out'],
  [2, [0, 1], [0, 2], 'right'],
  [1, [0, 1], [0, 2], 'wrong'],
])('option %i with %j chosen and %j right is %s', (place, chosen, right, state) => {
  expect(optionState(place, { chosen, right })).toBe(state);
});

test('where any number may be taken, the others stay open', () => {
  const taken = { chosen: [1], right: null, isToggled: true };
  expect([0, 1].map((place) => optionState(place, taken))).toEqual(['idle', 'chosen']);
});

test('all options are offered, or those that are kept', () => {
  expect(offeredPlaces(3, null)).toEqual([0, 1, 2]);
  expect(offeredPlaces(4, [3, 0, 1])).toEqual([0, 1, 3]);
});
