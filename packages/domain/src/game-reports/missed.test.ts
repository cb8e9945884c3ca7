import { describe, expect, test } from 'vitest';
import { askedCount, missedPlaces, type PlayedAnswer } from './missed.ts';

const RUTH = 1;
const BOAZ = 2;
const START = 1000;

function answer(userId: number, place: number, correct: boolean, answeredAt: number): PlayedAnswer {
  return { userId, place, answer: 0, correct, millis: 2000, answeredAt };
}

/** Four questions, of which Boaz answers all and Ruth the first and the third. */
const answers = [
  answer(RUTH, 0, true, 2000),
  answer(BOAZ, 0, false, 3000),
  answer(BOAZ, 1, true, 5000),
  answer(RUTH, 2, false, 7000),
  answer(BOAZ, 2, true, 8000),
  answer(BOAZ, 3, true, 9000),
];

describe('what a child missed', () => {
  test('are wrong answers and questions left unanswered, in the order of the game', () => {
    expect(missedPlaces({ userId: RUTH, joinedAt: 500 }, answers, START)).toEqual([1, 2, 3]);
    expect(missedPlaces({ userId: BOAZ, joinedAt: 500 }, answers, START)).toEqual([0]);
  });

  test.each([
    ['before the game', 500, [0, 1, 2, 3]],
    ['while the first question was open', 2500, [0, 1, 2, 3]],
    ['when the first had ended', 4000, [1, 2, 3]],
    ['during the last', 8500, [3]],
    ['when all were over', 9500, []],
  ])('is nothing that was asked before they came: %s', (_, joinedAt, missed) => {
    expect(missedPlaces({ userId: 3, joinedAt }, answers, START)).toEqual(missed);
  });

  test('holds a question that nobody answered, for those who were there', () => {
    const silent = answers.filter(({ place }) => place !== 1);
    expect(missedPlaces({ userId: BOAZ, joinedAt: 500 }, silent, START)).toEqual([0, 1]);
    expect(missedPlaces({ userId: 3, joinedAt: 4000 }, silent, START)).toEqual([2, 3]);
    const first = answers.filter(({ place }) => place !== 0);
    expect(missedPlaces({ userId: BOAZ, joinedAt: START }, first, START)).toEqual([0]);
  });

  test('is nothing in a game without answers', () => {
    expect(missedPlaces({ userId: RUTH, joinedAt: 500 }, [], START)).toEqual([]);
  });
});

test('questions after the last answer were not asked', () => {
  expect(askedCount(answers)).toBe(4);
  expect(askedCount([])).toBe(0);
});
