import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let ruth: Person;
let boaz: Person;
beforeEach(async () => {
  app = await createTestApp();
  ruth = await app.given.student({ firstName: 'Ruth' });
  boaz = await app.given.student({ firstName: 'Boaz' });
});
afterEach(() => app.close());

const wish = { gameType: 'math-race', name: 'Barley field' } as const;
const rooms = async (person: Person) => (await person.call()).multiplayer;
const refused = (code: string) => ({ cause: { code } });

/** A room of ruth's, with its code. */
async function opened(fields: object = {}) {
  const game = await (await rooms(ruth)).create({ ...wish, ...fields });
  return { ...game, code: game.room.id };
}

/** A game of ruth and boaz. */
async function begun() {
  const { code } = await opened();
  await (await rooms(boaz)).join({ code });
  const { session } = await (await rooms(ruth)).start({ roomId: code });
  if (!session?.question) throw new Error('no question is open');
  return { code, sessionId: session.id, questionId: session.question.id, session };
}

/** The key of the open question, which no player has. */
function keyOf(code: string): number {
  const game = app.services.multiplayer.hub.find(code)?.room.game;
  const asked = game?.questions[game.current];
  return asked?.kind === 'choice' ? asked.correct : -1;
}

describe('the lobby', () => {
  test('shows who is ready', async () => {
    const { code } = await opened();
    const { room } = await (await rooms(ruth)).setReady({ roomId: code, ready: true });
    expect(room.players[0]?.isReady).toBe(true);
    await expect((await rooms(boaz)).setReady({ roomId: code, ready: true })).rejects.toMatchObject(
      refused('NOT_IN_ROOM'),
    );
  });

  test('is left by the host alone, and with two at least', async () => {
    const { code } = await opened();
    const start = async (person: Person) => (await rooms(person)).start({ roomId: code });
    await expect(start(ruth)).rejects.toMatchObject(refused('TOO_FEW_PLAYERS'));
    await expect(start(boaz)).rejects.toMatchObject(refused('NOT_FOUND'));
    await (await rooms(boaz)).join({ code });
    await expect(start(boaz)).rejects.toMatchObject(refused('NOT_ROOM_HOST'));
    const { session, room } = await start(ruth);
    expect(room.status).toBe('playing');
    expect(session).toMatchObject({
      currentQuestion: 0,
      gamePhase: 'question',
      totalQuestions: 10,
    });
    await expect(start(ruth)).rejects.toMatchObject(refused('GAME_RUNNING'));
  });

  test('is steered by the host alone, who cannot hold a game up', async () => {
    const { code } = await begun();
    const control = async (person: Person, action: 'pause' | 'skip' | 'end' | 'reopen') =>
      (await rooms(person)).control({ roomId: code, action });
    await expect(control(boaz, 'end')).rejects.toMatchObject(refused('NOT_ROOM_HOST'));
    await expect(control(ruth, 'pause')).rejects.toMatchObject(refused('NOT_ROOM_HOST'));
    await expect(control(ruth, 'skip')).rejects.toMatchObject(refused('NOT_ROOM_HOST'));
    expect((await control(ruth, 'end')).room.status).toBe('finished');
    expect((await control(ruth, 'reopen')).room.status).toBe('waiting');
  });

  test('of a calm room knows no countdown, and its host goes on', async () => {
    const { code } = await opened({ calm: true });
    await (await rooms(boaz)).join({ code });
    const { session } = await (await rooms(ruth)).start({ roomId: code });
    expect(session).toMatchObject({ timeLeft: null, answerSeconds: null });
    const next = await (await rooms(ruth)).control({ roomId: code, action: 'skip' });
    expect(next.session?.gamePhase).toBe('explanation');
  });
});

describe('a game', () => {
  test('goes on by time, and its questions are new to those who play again', async () => {
    const { code, session } = await begun();
    app.clock.advance({ seconds: 26 });
    expect((await (await rooms(boaz)).current())?.session?.gamePhase).toBe('explanation');
    app.clock.advance({ seconds: 8 });
    expect((await (await rooms(boaz)).current())?.session?.currentQuestion).toBe(1);
    await (await rooms(ruth)).control({ roomId: code, action: 'end' });
    await (await rooms(ruth)).control({ roomId: code, action: 'reopen' });
    await (await rooms(ruth)).start({ roomId: code });
    const games = await app.db.selectFrom('roomGameQuestions').select('question').execute();
    const ids = games.map(({ question }) => JSON.parse(question).id);
    expect(ids).toHaveLength(2 * session.totalQuestions);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('takes one answer of each child, and tells a repeat which it was', async () => {
    const { sessionId, questionId } = await begun();
    const answer = async (person: Person, choice: number) =>
      (await rooms(person)).submitAnswer({ sessionId, questionId, answer: choice });
    expect(await answer(boaz, 1)).toEqual({ accepted: true, answer: 1 });
    expect(await answer(boaz, 2)).toEqual({ accepted: true, answer: 1 });
    await expect(answer(ruth, 99)).rejects.toMatchObject(refused('NO_SUCH_OPTION'));
    const both = await Promise.all([answer(ruth, 0), answer(ruth, 1), answer(ruth, 2)]);
    expect(new Set(both.map((receipt) => receipt.answer)).size).toBe(1);
    const rows = await app.db.selectFrom('roomAnswers').select('userId').execute();
    expect(rows.map(({ userId }) => userId).sort()).toEqual([ruth.id, boaz.id].sort());
  });

  test('knows nobody who is in no room, or in another game', async () => {
    const { sessionId, questionId } = await begun();
    const naomi = await app.given.student();
    const answer = async (person: Person, id = sessionId) =>
      (await rooms(person)).submitAnswer({ sessionId: id, questionId, answer: 0 });
    await expect(answer(naomi)).rejects.toMatchObject(refused('NOT_IN_ROOM'));
    await expect(answer(boaz, sessionId + 1)).rejects.toMatchObject(refused('NO_GAME_RUNNING'));
    expect(await answer(boaz)).toMatchObject({ accepted: true });
  });

  test('leaves the evidence, the ranks and the activity of who played', async () => {
    const { code, sessionId, questionId } = await begun();
    const right = keyOf(code);
    await (await rooms(ruth)).submitAnswer({ sessionId, questionId, answer: right });
    const wrong = right === 0 ? 1 : 0;
    await (await rooms(boaz)).submitAnswer({ sessionId, questionId, answer: wrong });
    await (await rooms(ruth)).control({ roomId: code, action: 'end' });
    const players = await app.db
      .selectFrom('roomGamePlayers')
      .selectAll()
      .orderBy('userId')
      .execute();
    expect(players).toMatchObject([
      { userId: ruth.id, correct: 1, answers: 1, rank: 1 },
      { userId: boaz.id, correct: 0, answers: 1, rank: 2, score: 0 },
    ]);
    const answers = await app.db.selectFrom('roomAnswers').selectAll().orderBy('userId').execute();
    expect(answers).toMatchObject([
      { gameId: sessionId, place: 0, userId: ruth.id, answer: `${right}`, correct: 1 },
      { gameId: sessionId, place: 0, userId: boaz.id, answer: `${wrong}`, correct: 0, points: 0 },
    ]);
    const game = await app.db.selectFrom('roomGames').selectAll().executeTakeFirstOrThrow();
    expect(game).toMatchObject({ roomCode: code, hostId: ruth.id, classId: null });
    expect(game.finishedAt).not.toBeNull();
    const events = await app.db
      .selectFrom('activityEvents')
      .select(['userId', 'subject'])
      .where('kind', '=', 'game-finished')
      .execute();
    expect(events).toEqual([
      { userId: ruth.id, subject: 'Math Race' },
      { userId: boaz.id, subject: 'Math Race' },
    ]);
  });
});
