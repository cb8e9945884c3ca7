import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { firstClassId } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { givenGame, RIGHT } from '../../testing/played-game.ts';

const WRONG = 0;

let app: TestApp;
let classId: number;
let ruth: Person;
let boaz: Person;
beforeEach(async () => {
  app = await createTestApp();
  classId = await firstClassId(app);
  ruth = await app.given.student({ username: 'ruth' });
  boaz = await app.given.student({ username: 'boaz' });
});
afterEach(() => app.close());

/** Ruth misses the second question, which she answers wrong, and the third, which she doesn't answer. */
const game = (more: Partial<Parameters<typeof givenGame>[1]> = {}) =>
  givenGame(app, {
    classId,
    players: [
      { person: ruth, choices: [RIGHT, WRONG, null] },
      { person: boaz, choices: [WRONG, RIGHT, RIGHT] },
    ],
    ...more,
  });
const kept = () => app.db.selectFrom('roomPracticeAnswers').selectAll().execute();

describe('the games to practice', () => {
  test("are the child's own that are over, newest first, each with what was missed", async () => {
    const first = await game();
    const second = await game({ roomName: 'Lilies' });
    await game({ finished: false });
    await game({ players: [{ person: boaz, choices: [WRONG] }] });
    expect(await (await ruth.call()).gamePractice.games()).toEqual([
      {
        ...{ gameId: second, gameType: 'bible-trivia', roomName: 'Lilies', correct: 1, missed: 2 },
        finishedAt: '2026-06-15T09:03:00.000Z',
      },
      expect.objectContaining({ gameId: first, roomName: 'Owls', missed: 2 }),
    ]);
  });

  test('are none before the first game', async () => {
    expect(await (await ruth.call()).gamePractice.games()).toEqual([]);
  });
});

describe('the questions to practice', () => {
  test('are those that the child missed, without a key', async () => {
    const { questions } = await (await ruth.call()).gamePractice.get({ gameId: await game() });
    expect(questions).toEqual([
      {
        place: 1,
        question: {
          ...{ kind: 'choice', id: 'room-bible-el-1', text: 'Question 2?', category: 'Parables' },
          ...{ options: ['Seed', 'Bread', 'Sheep', 'Coin'], picture: null },
        },
      },
      { place: 2, question: expect.objectContaining({ text: 'Question 3?' }) },
    ]);
    expect(JSON.stringify(questions)).not.toMatch(/Because|correct|Luke/);
  });

  test('are the own ones of each child', async () => {
    const gameId = await game();
    const { questions } = await (await boaz.call()).gamePractice.get({ gameId });
    expect(questions.map(({ place }) => place)).toEqual([0]);
  });

  test.each([
    ['a game that still runs', () => game({ finished: false })],
    ['a game of others', () => game({ players: [{ person: boaz, choices: [WRONG, WRONG] }] })],
    ['no game at all', async () => 999],
  ])('are not there for %s, and nothing of it is marked', async (_, made) => {
    const gameId = await made();
    const { gamePractice } = await ruth.call();
    const answer = gamePractice.answer({ gameId, place: 1, answer: RIGHT });
    for (const call of [gamePractice.get({ gameId }), answer]) {
      expect(await call.catch(toAppError)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await kept()).toEqual([]);
  });
});

describe('an answer in practice', () => {
  test('is marked by the host and kept as evidence', async () => {
    const gameId = await game();
    const { gamePractice } = await ruth.call();
    expect(await gamePractice.answer({ gameId, place: 1, answer: 3 })).toEqual({
      ...{ correct: false, right: RIGHT, tolerance: 0, explanation: 'Because of 2.' },
      ...{ reference: 'Luke 15:4', left: 2 },
    });
    app.clock.advance({ seconds: 5 });
    const mark = await gamePractice.answer({ gameId, place: 1, answer: RIGHT });
    expect(mark).toMatchObject({ correct: true, left: 1 });
    expect(await kept()).toMatchObject([
      { gameId, place: 1, userId: ruth.id, answer: '3', correct: 0 },
      { gameId, place: 1, userId: ruth.id, answer: `${RIGHT}`, correct: 1 },
    ]);
  });

  test('takes a question that is answered right from the list, for this child alone', async () => {
    const players = [ruth, boaz].map((person) => ({ person, choices: [WRONG, WRONG] }));
    const gameId = await game({ players });
    await (await ruth.call()).gamePractice.answer({ gameId, place: 0, answer: RIGHT });
    const left = async (person: Person) =>
      (await (await person.call()).gamePractice.get({ gameId })).questions.map((q) => q.place);
    expect([await left(ruth), await left(boaz)]).toEqual([[1], [0, 1]]);
    expect(await (await ruth.call()).gamePractice.games()).toMatchObject([{ missed: 1 }]);
  });

  test('counts once for a key', async () => {
    const gameId = await game();
    const send = async () =>
      (await ruth.call({ idempotencyKey: 'tap' })).gamePractice.answer({
        ...{ gameId, place: 2, answer: RIGHT },
      });
    const first = await send();
    app.clock.advance({ seconds: 1 });
    expect(await send()).toEqual(first);
    expect(await kept()).toHaveLength(1);
  });

  test('changes nothing of what the game came to', async () => {
    const gameId = await game();
    await (await ruth.call()).gamePractice.answer({ gameId, place: 1, answer: RIGHT });
    const teacher = await app.given.teacher();
    const { children } = await (await teacher.call()).gameReports.get({ gameId });
    expect(children.find(({ userId }) => userId === ruth.id)).toMatchObject({
      ...{ correct: 1, missed: [1, 2] },
    });
  });

  test.each([
    ['to a question that was answered right', { place: 0, answer: RIGHT }, 'NOT_FOUND'],
    ['to a question that there is not', { place: 9, answer: RIGHT }, 'NOT_FOUND'],
    ['with an option that there is not', { place: 1, answer: 4 }, 'VALIDATION'],
  ])('is refused %s', async (_, answer, code) => {
    const gameId = await game();
    const { gamePractice } = await ruth.call();
    const refused = gamePractice.answer({ gameId, ...answer });
    expect(await refused.catch(toAppError)).toMatchObject({ code });
    expect(await kept()).toEqual([]);
  });

  test('is given by nobody but the child', async () => {
    const gameId = await game();
    for (const person of [
      await app.given.teacher(),
      await app.given.parent(),
      await app.given.admin(),
    ]) {
      const { gamePractice } = await person.call();
      const answer = gamePractice.answer({ gameId, place: 1, answer: RIGHT });
      for (const call of [gamePractice.games(), gamePractice.get({ gameId }), answer]) {
        expect(await call.catch(toAppError)).toMatchObject({ code: 'FORBIDDEN' });
      }
    }
    const visitor = app.visitor.gamePractice.games();
    expect(await visitor.catch(toAppError)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const own = (await ruth.call()).gamePractice.answer({ gameId, place: 1, answer: RIGHT });
    expect(await own).toMatchObject({ correct: true });
  });

  test('goes with the account of the child', async () => {
    const gameId = await game();
    await (await ruth.call()).gamePractice.answer({ gameId, place: 1, answer: RIGHT });
    await (await ruth.call()).auth.deleteAccount();
    expect(await kept()).toEqual([]);
  });
});
