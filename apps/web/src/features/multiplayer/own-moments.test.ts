import { expect, test } from 'vitest';
import { ownMoments } from './own-moments.ts';
import { testOwn } from './testing/test-game.ts';

test('a player is told of what went well, each with its number', () => {
  const own = testOwn({ correctAnswers: 7, score: 940, rank: 2, streak: 3 });
  expect(ownMoments({ own, currentQuestion: 9 })).toEqual([
    { name: 'right', value: 7 },
    { name: 'points', value: 940 },
    { name: 'place', value: 2 },
    { name: 'streak', value: 3 },
  ]);
});

test('a low place, a short streak and no points are not spoken of', () => {
  const own = testOwn({ correctAnswers: 0, score: 0, rank: 2, streak: 1 });
  expect(ownMoments({ own, currentQuestion: 9 })).toEqual([{ name: 'played', value: 10 }]);
  const fourth = testOwn({ correctAnswers: 1, score: 100, rank: 4 });
  const names = ownMoments({ own: fourth, currentQuestion: 9 }).map(({ name }) => name);
  expect(names).toEqual(['right', 'points']);
  expect(ownMoments({ own: null, currentQuestion: 9 })).toEqual([]);
});
