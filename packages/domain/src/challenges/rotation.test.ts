import { expect, test } from 'vitest';
import { challengeTypes } from './band.ts';
import type { ChallengeType } from './challenge.ts';
import { nextTypes } from './rotation.ts';

test.each(['little', 'young', 'middle', 'older'] as const)(
  'over 40 days %s gets three different types a day, and each equally often',
  (band) => {
    const given: Partial<Record<ChallengeType, number>> = {};
    for (let day = 0; day < 40; day += 1) {
      const types = nextTypes(challengeTypes(band), given);
      expect(new Set(types).size).toBe(3);
      for (const type of types) given[type] = (given[type] ?? 0) + 1;
    }
    const counts = challengeTypes(band).map((type) => given[type] ?? 0);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  },
);

test('where fewer than three types are left, they come again', () => {
  expect(nextTypes(['math', 'logic'], { math: 4, logic: 2 })).toEqual(['logic', 'math', 'logic']);
  expect(nextTypes(['math'], {})).toEqual(['math', 'math', 'math']);
});
