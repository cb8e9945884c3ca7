import { describe, expect, it } from 'vitest';
import { distanceBetween, nearestNeighbors, voteOf } from './neighbors.ts';

/** Fruits by width in cm and sweetness, as the lesson of day 23 has them: 0 are cherries, 1 are plums. */
const FRUITS = [
  { features: [2, 6], group: 0 },
  { features: [3, 7], group: 0 },
  { features: [5, 5], group: 1 },
  { features: [6, 7], group: 1 },
];
const STRANGER = [4, 6];

describe('nearest neighbors', () => {
  it('stand in the order of their distance, of two alike the earlier first', () => {
    const found = nearestNeighbors(FRUITS, STRANGER, 4);
    expect(found.map(({ index }) => index)).toEqual([1, 2, 0, 3]);
    expect(found.map(({ distance }) => Math.round(distance ** 2))).toEqual([2, 2, 4, 5]);
  });

  it.each([
    ['one neighbor', 1, 0],
    ['two of three neighbors', 3, 0],
    ['the nearest, where the votes are equal', 4, 0],
  ])('vote: the stranger is a cherry for %s', (_, k, group) => {
    expect(voteOf(nearestNeighbors(FRUITS, STRANGER, k))).toBe(group);
  });

  it('vote for the most, not for the nearest', () => {
    expect(voteOf(nearestNeighbors(FRUITS, [4.5, 6], 3))).toBe(1);
  });

  it('have no vote where there are none', () => {
    expect(voteOf(nearestNeighbors([], STRANGER, 3))).toBeNull();
  });

  it.each([
    ['straight', 5],
    ['streets', 7],
  ] as const)('are measured %s', (distance, length) => {
    expect(distanceBetween([0, 0], [3, 4], distance)).toBe(length);
  });
});
