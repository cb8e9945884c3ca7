import type { QuestionAnswer } from '@lamplight/domain/questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerBox } from './answer-box.ts';
import type { GivenAnswer } from './multiplayer.queries.ts';
import { testGame, testOwn, testSession } from './testing/test-game.ts';

const ANSWER: GivenAnswer = { sessionId: 31, questionId: 'room-bible-el-001', answer: 1 };

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () =>
  Promise.reject(
    Object.assign(new Error('over'), { data: { status: 409, code: 'QUESTION_OVER' } }),
  );

function box(call: (answer: GivenAnswer) => Promise<{ answer: QuestionAnswer }> = unreachable) {
  const sent: string[] = [];
  const taken: QuestionAnswer[] = [];
  const world = { live: true, call };
  const made = createAnswerBox({
    sendLive() {
      if (world.live) sent.push('live');
      return world.live;
    },
    sendCall(answer) {
      sent.push('call');
      return world.call(answer);
    },
    onTaken: ({ answer }) => taken.push(answer),
  });
  return { made, sent, taken, world };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an answer goes over the live connection and is done when the game has it', () => {
  const { made, sent } = box();
  made.choose(ANSWER);
  expect(made.state()).toEqual({ pending: ANSWER, late: false });
  made.choose({ ...ANSWER, answer: 3 });
  expect(sent).toEqual(['live']);
  made.look(testGame(testSession({ own: testOwn({ answer: 1 }) })));
  expect(made.state()).toEqual({ pending: null, late: false });
});

test('a word that was typed goes as a call alone, on which it is heard', async () => {
  const { made, sent, taken } = box(async ({ answer }) => ({ answer }));
  made.choose({ ...ANSWER, answer: 'Noah' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['call']);
  expect(taken).toEqual(['Noah']);
});

test('what the live connection does not acknowledge is sent as a call', async () => {
  const { made, sent, taken } = box(async () => ({ answer: 1 }));
  made.choose(ANSWER);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(['live', 'call']);
  expect(taken).toEqual([1]);
  expect(made.state().pending).toBeNull();
});

test('without any connection it waits, and is sent again and again until the host has it', async () => {
  const { made, sent, taken, world } = box();
  world.live = false;
  made.choose(ANSWER);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual(['call', 'call']);
  expect(made.state().pending).toEqual(ANSWER);
  world.call = async () => ({ answer: 2 });
  made.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual([2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['call', 'call', 'call']);
});

test('when the connection is back it is sent at once', () => {
  const { made, sent, world } = box();
  world.live = false;
  made.choose(ANSWER);
  world.live = true;
  made.retry();
  expect(sent).toEqual(['call', 'live']);
});

test('a question that is over says so: by a refusal of the call, of the socket, or because the game goes on', async () => {
  const byCall = box(refused);
  byCall.world.live = false;
  byCall.made.choose(ANSWER);
  await vi.advanceTimersByTimeAsync(0);
  expect(byCall.made.state()).toEqual({ pending: null, late: true });

  const bySocket = box();
  bySocket.made.choose(ANSWER);
  bySocket.made.hear({ type: 'error', code: 'TOO_MANY', message: 'Slower.' });
  expect(bySocket.made.state().pending).toEqual(ANSWER);
  bySocket.made.hear({ type: 'error', code: 'QUESTION_OVER', message: 'Over.' });
  expect(bySocket.made.state()).toEqual({ pending: null, late: true });

  const byGame = box();
  byGame.made.choose(ANSWER);
  byGame.made.look(testGame(testSession({ gamePhase: 'explanation' })));
  expect(byGame.made.state()).toEqual({ pending: null, late: true });
  byGame.made.look(testGame(testSession({ currentQuestion: 1 })));
  expect(byGame.made.state()).toEqual({ pending: null, late: false });
});
