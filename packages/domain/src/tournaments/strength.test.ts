import { describe, expect, test } from 'vitest';
import { strengthsOf } from './strength.ts';

describe('the strength of children', () => {
  test('is their share of right answers', () => {
    const shown = [
      { userId: 1, right: 3, answers: 4 },
      { userId: 2, right: 0, answers: 5 },
    ];
    expect(strengthsOf([1, 2], shown)).toEqual([
      { id: 1, strength: 0.75 },
      { id: 2, strength: 0 },
    ]);
  });

  test('is the middle of the others where nothing is known', () => {
    const shown = [
      { userId: 1, right: 4, answers: 4 },
      { userId: 2, right: 1, answers: 2 },
      { userId: 3, right: 0, answers: 0 },
      { userId: 9, right: 0, answers: 8 },
    ];
    expect(strengthsOf([1, 2, 3, 4], shown).map(({ strength }) => strength)).toEqual([
      1, 0.5, 0.75, 0.75,
    ]);
  });

  test('is the same for all of whom nothing is known', () => {
    expect(strengthsOf([7, 8], []).map(({ strength }) => strength)).toEqual([0.5, 0.5]);
    expect(strengthsOf([], [])).toEqual([]);
  });
});
