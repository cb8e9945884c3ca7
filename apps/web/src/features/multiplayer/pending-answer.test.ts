import { expect, test } from 'vitest';
import { pendingState } from './pending-answer.ts';
import { testGame, testOwn, testSession } from './testing/test-game.ts';

const answer = { sessionId: 31, questionId: 'room-bible-el-001', answer: 1 };
const question = { ...testSession().question, id: 'room-bible-el-002' } as ReturnType<
  typeof testSession
>['question'];

test.each([
  ['open', 'while its question is open', testSession()],
  ['taken', 'once the host has it', testSession({ own: testOwn({ answer: 1 }) })],
  [
    'taken',
    'in the explanation of an answered question',
    testSession({
      gamePhase: 'explanation',
      own: testOwn({ answer: 1 }),
    }),
  ],
  ['late', 'when its question has ended without it', testSession({ gamePhase: 'explanation' })],
  ['late', 'when another question is open', testSession({ question })],
  ['late', 'in another game', testSession({ id: 32 })],
  ['late', 'without a game', null],
] as const)('is %s %s', (state, _, session) => {
  expect(pendingState(answer, testGame(session))).toBe(state);
});
