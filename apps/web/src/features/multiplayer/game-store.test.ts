import type { CurrentGame, LiveMessage } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, LiveSocketOptions, LiveStatus } from '../../app/live/live-socket.ts';
import { createGameStore } from './game-store.ts';
import { ME, testGame, testOwn, testRoom, testSession } from './testing/test-game.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store, a host that answers what the test tells it to, and the far end of its socket. */
async function begin(game: CurrentGame | null, { reachable = true } = {}) {
  const host = { game, reachable, asked: 0, answers: [] as QuestionAnswer[] };
  const sent: ClientMessage[] = [];
  const told: string[] = [];
  let handlers: Pick<LiveSocketOptions, 'onMessage' | 'onStatus'> | undefined;
  let connected = false;
  const store = createGameStore({
    me: ME,
    openSocket(given) {
      handlers = given;
      return {
        send(message) {
          if (connected) sent.push(message);
          return connected;
        },
        close() {
          connected = false;
        },
      };
    },
    async fetchCurrent() {
      host.asked += 1;
      if (!host.reachable) throw new TypeError('Failed to fetch');
      return host.game;
    },
    async sendAnswer({ answer }) {
      if (!host.reachable) throw new TypeError('Failed to fetch');
      host.answers.push(answer);
      return { answer };
    },
  });
  const stop = store.start({
    onNews: ({ kind }) => told.push(kind),
    onClosed: (reason) => told.push(`closed: ${reason}`),
    onRooms: () => told.push('rooms'),
  });
  await vi.advanceTimersByTimeAsync(0);
  const status = async (next: LiveStatus) => {
    connected = next === 'connected';
    handlers?.onStatus(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  const say = (message: LiveMessage) => handlers?.onMessage(message);
  return { store, host, sent, told, status, say, stop };
}

const playing = testGame(testSession());

test('opening the page restores the game without telling news of it', async () => {
  const { store, told, host } = await begin(playing);
  expect(store.state()).toMatchObject({ loading: 'ready', game: playing, reachable: true });
  expect(told).toEqual([]);
  expect(host.asked).toBe(1);
});

test('a host that cannot be reached any more is noticed, and so is its return', async () => {
  const { store, host } = await begin(null);
  host.reachable = false;
  await store.refresh();
  expect(store.state()).toMatchObject({ loading: 'ready', reachable: false });
  host.reachable = true;
  await store.refresh();
  expect(store.state().reachable).toBe(true);
});

test('a page that opens without the host says so, until it answers', async () => {
  const { store, host } = await begin(null, { reachable: false });
  expect(store.state().loading).toEqual({ error: expect.any(TypeError) });
  host.reachable = true;
  await store.refresh();
  expect(store.state().loading).toBe('ready');
});

test('messages change the game and are told once', async () => {
  const { store, say, told, status } = await begin(testGame());
  await status('connected');
  const room = testRoom({ status: 'playing' });
  const started: LiveMessage = { type: 'game_started', seq: 11, room, session: testSession() };
  say(started);
  say(started);
  say({ type: 'game_finished', seq: 12, room, session: testSession({ gamePhase: 'finished' }) });
  expect(store.state().game?.session?.gamePhase).toBe('finished');
  expect(told).toEqual(['game-started', 'game-finished']);
  say({ type: 'room_closed', roomId: room.id, reason: 'stuck' });
  expect(store.state().game).toBeNull();
  expect(told.slice(2)).toEqual(['closed: stuck', 'rooms']);
});

test('after a gap the whole state is asked for, at most once a second', async () => {
  const { say, sent, status } = await begin(playing);
  await status('connected');
  say({ type: 'next_question', seq: 15, session: testSession({ currentQuestion: 1 }) });
  say({ type: 'next_question', seq: 20, session: testSession({ currentQuestion: 2 }) });
  expect(sent).toEqual([{ type: 'resync' }]);
});

test('without a live connection the host is asked every three seconds, and news still come', async () => {
  const { store, host, told, status } = await begin(testGame());
  await status('lost');
  await status('unavailable');
  expect(store.state().reachable).toBe(true);
  const before = host.asked;
  host.game = { ...playing, seq: 11 };
  await vi.advanceTimersByTimeAsync(3000);
  expect(host.asked).toBe(before + 1);
  expect(told).toEqual(['game-started']);
  await status('connected');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(host.asked).toBe(before + 1);
});

test('a room that ended while nobody could tell is gone when the connection is back', async () => {
  const { store, host, told, status } = await begin(playing);
  host.reachable = false;
  await status('lost');
  expect(store.state()).toMatchObject({ reachable: false, game: playing });
  host.reachable = true;
  host.game = null;
  await status('connected');
  expect(store.state()).toMatchObject({ reachable: true, game: null });
  expect(told).toEqual(['closed: ended']);
});

test('an old answer of the host takes nobody out of the room they just came into', async () => {
  const { store, host } = await begin(null);
  const asking = store.refresh();
  store.take(testGame());
  host.game = null;
  await asking;
  expect(store.state().game).toEqual(testGame());
  store.take(null);
  expect(store.state().game).toBeNull();
});

test('an answer given while offline is sent when the connection is back', async () => {
  const { store, host, sent, status, say } = await begin(playing);
  host.reachable = false;
  await status('lost');
  store.answer(2);
  store.answer(3);
  expect(store.state().pending).toBe(2);
  host.reachable = true;
  await status('connected');
  expect(sent.at(-1)).toMatchObject({ type: 'submit_answer', answer: 2 });
  say({
    type: 'answer_accepted',
    sessionId: 31,
    questionId: 'room-bible-el-001',
    answer: 2,
  });
  expect(store.state()).toMatchObject({ pending: null, late: false });
  expect(store.state().game?.session?.own?.answer).toBe(2);
});

test('of an answer that came too late the reader is told, until the next question', async () => {
  const { store, host, status } = await begin(playing);
  host.reachable = false;
  await status('lost');
  store.answer(2);
  host.reachable = true;
  host.game = { ...testGame(testSession({ gamePhase: 'explanation' })), seq: 12 };
  await status('connected');
  expect(store.state()).toMatchObject({ pending: null, late: true });
  expect(host.answers).toEqual([]);
});

test.each([
  ['paused', testSession({ paused: true })],
  ['in its explanation', testSession({ gamePhase: 'explanation' })],
  ['answered already', testSession({ own: testOwn({ answer: 0 }) })],
])('a game that is %s takes no answer', async (_, session) => {
  const { store, host } = await begin(testGame(session));
  store.answer(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.state().pending).toBeNull();
  expect(host.answers).toEqual([]);
});

test('a page that is left is silent', async () => {
  const { host, stop, status } = await begin(playing);
  await status('unavailable');
  stop();
  const before = host.asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host.asked).toBe(before);
});
