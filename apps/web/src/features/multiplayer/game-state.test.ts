import type { LiveMessage } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import { applyMessage, newest } from './game-state.ts';
import { ME, testGame, testOwn, testPlayer, testRoom, testSession } from './testing/test-game.ts';

const lobby = testGame();
const playing = testGame(testSession());
const result = {
  ...{ correct: 1, tolerance: 0, explanation: 'Genesis 6 tells of it.', reference: null },
  ...{ counts: [], right: 0 },
};

describe('a whole state', () => {
  test('takes the place of an older one, of none, and of another room', () => {
    expect(newest(null, lobby)).toBe(lobby);
    expect(newest(lobby, playing)).toBe(playing);
    const elsewhere = { ...lobby, seq: 2, room: testRoom({ id: 'OTHER1' }) };
    expect(newest(lobby, elsewhere)).toBe(elsewhere);
    expect(newest(lobby, null)).toBeNull();
  });

  test('that was overtaken changes nothing', () => {
    const late = { ...testGame(), seq: 9 };
    expect(newest(playing, late)).toBe(playing);
    expect(applyMessage(playing, { type: 'room_update', ...late }, ME).game).toBe(playing);
  });

  test('that comes as room_update is the state from then on', () => {
    const told = { ...playing, seq: 44 };
    expect(applyMessage(lobby, { type: 'room_update', ...told }, ME)).toEqual({
      game: told,
      gap: false,
    });
  });
});

describe('changes of a room', () => {
  const joined = testRoom({ players: [...testRoom().players, testPlayer(9)] });
  const coming: LiveMessage = {
    type: 'player_joined',
    seq: 11,
    room: joined,
    player: testPlayer(9),
  };

  test('a player joins', () => {
    const { game, gap } = applyMessage(lobby, coming, ME);
    expect(game).toEqual({ seq: 11, room: joined, session: null });
    expect(gap).toBe(false);
  });

  test('the game starts, asks the next question, ends one and finishes', () => {
    const session = testSession();
    const room = testRoom({ status: 'playing' });
    const second = testSession({ currentQuestion: 1 });
    const ended = { ...second, gamePhase: 'explanation' as const, result };
    const over = testSession({ gamePhase: 'finished' });
    const steps: LiveMessage[] = [
      { type: 'game_started', seq: 11, room, session },
      { type: 'next_question', seq: 12, session: second },
      { type: 'question_ended', seq: 13, session: ended },
      { type: 'game_finished', seq: 14, room: testRoom({ status: 'finished' }), session: over },
    ];
    const games = steps.map((_, at) =>
      steps.slice(0, at + 1).reduce(
        (game, message) => {
          const applied = applyMessage(game, message, ME);
          expect(applied.gap).toBe(false);
          return applied.game;
        },
        lobby as ReturnType<typeof applyMessage>['game'],
      ),
    );
    expect(games.map((game) => game?.session)).toEqual([session, second, ended, over]);
    expect(games.map((game) => game?.room.status)).toEqual([
      'playing',
      'playing',
      'playing',
      'finished',
    ]);
  });

  test('one that is told twice has one effect', () => {
    const once = applyMessage(lobby, coming, ME).game;
    expect(applyMessage(once, { ...coming, room: testRoom() }, ME).game).toBe(once);
  });

  test('after a gap it is taken, and the whole state is asked for', () => {
    const { game, gap } = applyMessage(lobby, { ...coming, seq: 14 }, ME);
    expect(game?.seq).toBe(14);
    expect(gap).toBe(true);
  });

  test('one of another room changes nothing', () => {
    const other: LiveMessage = { ...coming, room: testRoom({ id: 'OTHER1' }) };
    expect(applyMessage(lobby, other, ME)).toEqual({ game: lobby, gap: false });
  });

  test('a question of a game that is not known asks for the whole state', () => {
    const message: LiveMessage = {
      type: 'next_question',
      seq: 11,
      session: testSession({ id: 32 }),
    };
    expect(applyMessage(lobby, message, ME)).toEqual({ game: lobby, gap: true });
    expect(applyMessage(null, message, ME)).toEqual({ game: null, gap: true });
  });
});

describe('the time', () => {
  const tick = (timeLeft: number): LiveMessage => ({
    type: 'time_update',
    sessionId: 31,
    timeLeft,
  });

  test('is what the host says', () => {
    const { session } = applyMessage(playing, tick(12), ME).game ?? {};
    expect([session?.timeLeft, session?.own?.timeLeft]).toEqual([12, 12]);
  });

  test('is not counted in a calm room', () => {
    const own = testOwn({ timeLeft: null, answerSeconds: null });
    const game = testGame(testSession({ timeLeft: null, answerSeconds: null, own }));
    expect(applyMessage(game, tick(3), ME).game?.session?.own?.timeLeft).toBeNull();
  });

  test('of another game changes nothing', () => {
    expect(applyMessage(playing, { ...tick(3), sessionId: 30 } as LiveMessage, ME).game).toBe(
      playing,
    );
  });
});

describe('an accepted answer', () => {
  const accepted: LiveMessage = {
    type: 'answer_accepted',
    sessionId: 31,
    questionId: 'room-bible-el-001',
    answer: 2,
  };

  test('is the choice of the open question', () => {
    const { session } = applyMessage(playing, accepted, ME).game ?? {};
    expect(session?.own?.answer).toBe(2);
    expect(session?.playerAnswers).toEqual({ [ME]: 2 });
  });

  test('of a question that is over is no choice of the next', () => {
    const message = { ...accepted, questionId: 'room-bible-el-000' };
    expect(applyMessage(playing, message, ME).game?.session?.own?.answer).toBeNull();
  });
});

test('a closed room is no room, another one that closes is none of ours', () => {
  const closed: LiveMessage = { type: 'room_closed', roomId: 'K7MPXQ', reason: 'ended' };
  expect(applyMessage(playing, closed, ME).game).toBeNull();
  expect(applyMessage(playing, { ...closed, roomId: 'OTHER1' }, ME).game).toBe(playing);
});

test.each<LiveMessage>([
  { type: 'pong' },
  { type: 'error', code: 'QUESTION_OVER', message: 'The question is over.' },
  { type: 'answer_counts', sessionId: 31, answered: 1, of: 2 },
])('$type changes nothing of the game', (message) => {
  expect(applyMessage(playing, message, ME)).toEqual({ game: playing, gap: false });
});
