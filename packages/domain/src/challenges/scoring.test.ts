import { describe, expect, test } from 'vitest';
import { scoreChallenge } from './scoring.ts';
import { challengeValue } from './value.ts';

test.each([
  ['math', 'beginner', 10, 5],
  ['math', 'easy', 15, 8],
  ['math', 'medium', 20, 12],
  ['math', 'hard', 25, 12],
  ['reading', 'beginner', 10, 5],
  ['reading', 'easy', 15, 8],
  ['reading', 'medium', 25, 15],
  ['reading', 'hard', 25, 15],
  ['science', 'beginner', 12, 10],
  ['science', 'easy', 18, 15],
  ['science', 'medium', 30, 20],
  ['science', 'hard', 30, 20],
  ['creative', 'beginner', 15, 15],
  ['creative', 'easy', 20, 25],
  ['creative', 'hard', 20, 25],
  ['logic', 'beginner', 15, 10],
  ['logic', 'easy', 25, 20],
  ['logic', 'hard', 25, 20],
] as const)('%s, %s, is worth %i points in %i minutes', (type, difficulty, points, minutes) => {
  expect(challengeValue(type, difficulty)).toEqual({ points, estimatedTime: minutes });
});

describe('a math challenge of 25 points and 12 minutes whose answer is 7', () => {
  const challenge = { type: 'math', correctAnswer: 7, points: 25, estimatedTime: 12 } as const;

  test.each([
    ['right in time', { answer: '7', seconds: 720, hintsUsed: 0 }, 30],
    ['right, but too late for the bonus', { answer: '7', seconds: 721, hintsUsed: 0 }, 25],
    ['right in time with a hint', { answer: '7', seconds: 10, hintsUsed: 1 }, 28],
    ['right in time with all hints', { answer: '7', seconds: 10, hintsUsed: 3 }, 28],
    ['wrong', { answer: '8', seconds: 10, hintsUsed: 0 }, 7],
    ['wrong with a hint', { answer: '8', seconds: 10, hintsUsed: 1 }, 5],
  ] as const)('earns, %s, what spec 9 says', (_, answer, points) => {
    expect(scoreChallenge(challenge, answer).points).toBe(points);
  });
});

test('a wrong answer to anything else earns nothing, and a hint takes it no lower', () => {
  const challenge = {
    type: 'logic',
    correctAnswer: 'Ruth',
    points: 15,
    estimatedTime: 10,
  } as const;
  const answer = { answer: 'Naomi', seconds: 10, hintsUsed: 2 };
  expect(scoreChallenge(challenge, answer)).toEqual({
    correct: false,
    points: 0,
    timeBonus: 0,
    hintDeduction: 1,
  });
  expect(scoreChallenge(challenge, { ...answer, answer: 'ruth' }).points).toBe(19);
});
