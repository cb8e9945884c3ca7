import { describe, expect, test } from 'vitest';
import { pointsFor } from './scoring.ts';

const right = { correct: true, millis: 20_000, ownMillis: 20_000, streak: 0 };

describe('points', () => {
  test.each([
    ['a right answer at the last moment', {}, 100],
    ['one at once', { millis: 0 }, 150],
    ['one after half of the time', { millis: 10_000 }, 125],
    ['one after half of a longer time', { millis: 20_000, ownMillis: 40_000 }, 125],
    ['one on its way when the time was up', { millis: 20_400 }, 100],
    ['one before the question began by a wandering clock', { millis: -5 }, 150],
    ['one in a calm room, however fast', { millis: 0, ownMillis: null }, 100],
    ['the second right answer in a row', { streak: 1 }, 110],
    ['the sixth in a row', { streak: 5 }, 150],
    ['the twentieth in a row', { streak: 19 }, 150],
    ['a streak in a calm room', { ownMillis: null, streak: 3 }, 130],
    ['everything at best', { millis: 0, streak: 9 }, 200],
    [
      'a wrong answer, however fast and after a streak',
      { correct: false, millis: 0, streak: 9 },
      0,
    ],
  ])('%s', (_, change, points) => {
    expect(pointsFor({ ...right, ...change })).toBe(points);
  });

  test('are whole numbers', () => {
    for (let millis = 0; millis < 20_000; millis += 77) {
      expect(pointsFor({ ...right, millis })).toSatisfy(Number.isInteger);
    }
  });
});
