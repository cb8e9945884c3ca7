import { expect, test } from 'vitest';
import type { ShownSet } from './challenge-storage.ts';
import { withPending } from './pending-submissions.ts';
import { mathChallenge } from './testing/challenges.ts';

const SET: ShownSet = {
  date: '2026-06-15',
  setNumber: 1,
  challenges: [mathChallenge(), mathChallenge({ id: 8 })],
  results: [],
  hadChallenges: true,
};

function call(input: unknown, changes: { userId?: number; operation?: string } = {}) {
  return {
    key: 'k',
    userId: 1,
    operation: 'challenges.submit',
    input,
    keptAt: '2026-06-15T09:00:00.000Z',
    ...changes,
  };
}

const ANSWER = { id: 7, answer: '7', seconds: 30, hintsUsed: 1 };

test('an answer that waits here completes its challenge, scored by the same rule as on the host', () => {
  const shown = withPending(SET, [call(ANSWER)], 1);
  expect(shown.challenges.map(({ isCompleted }) => isCompleted)).toEqual([true, false]);
  expect(shown.results).toEqual([
    { id: 7, correct: true, points: 19, timeBonus: 5, hintDeduction: 1 },
  ]);
});

test.each([
  ['of somebody else', call(ANSWER, { userId: 2 })],
  ['of another kind', call(ANSWER, { operation: 'lessons.complete' })],
  ['to another day’s challenge', call({ ...ANSWER, id: 99 })],
  ['that is none', call({ id: 7 })],
])('a call %s changes nothing', (_, kept) => {
  expect(withPending(SET, [kept], 1)).toEqual(SET);
});
