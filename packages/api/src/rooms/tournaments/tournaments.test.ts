import { quizBank } from '@lamplight/content/quizzes';
import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { givenClass } from '../../testing/classes.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { givenTournamentClass, type TournamentClass } from '../../testing/tournament-class.ts';

let app: TestApp;
let camp: TournamentClass;
beforeEach(async () => {
  app = await createTestApp();
  camp = await givenTournamentClass(app);
});
afterEach(() => app.close());

const refusal = async (call: Promise<unknown>) =>
  (await call.catch(toAppError)) as { code: string };

describe('a new tournament', () => {
  test('splits the class into teams, each in a room of its own with its members in it', async () => {
    const board = await camp.open();
    expect(board).toMatchObject({
      name: 'Our class',
      classId: camp.classId,
      round: 1,
      finishedAt: null,
    });
    expect(board.teams.map(({ name, status, players }) => [name, status, players.length])).toEqual([
      ['Asher', 'waiting', 2],
      ['Benjamin', 'waiting', 2],
    ]);
    const codes = await camp.arrive();
    const [first, second] = board.teams.map(({ roomId }) => roomId);
    expect(codes.toSorted()).toEqual([first, first, second, second].toSorted());
  });

  test('waits for nobody who is not here yet', async () => {
    const board = await (await camp.lead()).create(camp.wish());
    const connected = (teams: TournamentBoard['teams']) =>
      teams.flatMap(({ players }) => players.map(({ isConnected }) => isConnected));
    expect(connected(board.teams)).toEqual([false, false, false, false]);
    await camp.arrive();
    const { teams } = await (await camp.lead()).board({ id: board.id });
    expect(connected(teams)).toEqual([true, true, true, true]);
  });

  test('deals out strong and weak children evenly, by what they have shown', async () => {
    const [bank] = await quizBank('ai', 'elementary');
    if (!bank) throw new Error('there is no bank');
    // The first two know everything, the others nothing.
    for (const [at, child] of camp.children.entries()) {
      const result = await app.db
        .insertInto('quizResults')
        .values({
          ...{ userId: child.id, quizType: 'ai', score: at < 2 ? 1 : 0, totalQuestions: 1 },
          ...{ marked: 1, retake: 0, seed: 's', createdAt: app.clock.now() },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await app.db
        .insertInto('quizAnswers')
        .values({
          ...{ userId: child.id, resultId: result.id, subject: 'ai', topic: bank.topic },
          ...{ itemId: bank.id, choice: 0, correct: at < 2 ? 1 : 0, answeredAt: app.clock.now() },
        })
        .execute();
    }
    for (let time = 0; time < 5; time += 1) {
      await (await camp.lead()).create(camp.wish());
      const [a, b, c, d] = await camp.arrive();
      expect(a).not.toBe(b);
      expect(c).not.toBe(d);
    }
  });

  test('is for those who are here, under the names that the teacher gives', async () => {
    const here = [...camp.children, await camp.late()].slice(1);
    const board = await (await camp.lead()).create({
      ...camp.wish(),
      name: 'Finals',
      names: ['Owls', 'Lilies'],
      studentIds: here.map(({ id }) => id),
    });
    expect(board).toMatchObject({ name: 'Finals', teams: [{ name: 'Owls' }, { name: 'Lilies' }] });
    expect(await camp.arrive(camp.children.slice(0, 1))).toEqual([undefined]);
    expect(await camp.arrive(here)).not.toContain(undefined);
  });

  test('leaves out the demo student, who is nobody in particular, unless it is named', async () => {
    const demo = await camp.late();
    await app.db.updateTable('users').set({ isDemo: 1 }).where('id', '=', demo.id).execute();
    const size = ({ teams }: TournamentBoard) => teams.flatMap(({ players }) => players).length;
    expect(size(await (await camp.lead()).create(camp.wish()))).toBe(4);
    const studentIds = [...camp.children, demo].map(({ id }) => id);
    expect(size(await (await camp.lead()).create({ ...camp.wish(), studentIds }))).toBe(5);
  });

  test('takes a child out of the room where it was', async () => {
    const child = camp.clever;
    const room = { name: 'Mine', gameType: 'ai-quiz' } as const;
    await (await child.call()).multiplayer.create(room);
    const board = await camp.open();
    expect(board.teams.map(({ roomId }) => roomId)).toContain((await camp.roomOf(child))?.room.id);
    expect(await (await camp.teacher.call()).multiplayer.myRooms()).toHaveLength(2);
  });

  test('lets nobody of another team into a room', async () => {
    const board = await camp.open();
    const child = camp.clever;
    const own = (await camp.roomOf(child))?.room.id;
    const other = board.teams.find(({ roomId }) => roomId !== own)?.roomId ?? '';
    const join = async (code: string) => (await child.call()).multiplayer.join({ code });
    expect(await join(other).catch(toAppError)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await join(own ?? '')).toMatchObject({ room: { id: own } });
  });

  test.each([
    ['too few students', { studentIds: () => camp.children.slice(1) }, 'TOO_FEW_PLAYERS'],
    [
      'a student of another class',
      { studentIds: () => [...camp.children, camp.teacher] },
      'FORBIDDEN',
    ],
    ['a topic that there is not', { settings: { topic: 'no such topic' } }, 'VALIDATION'],
  ])('is refused with %s, and leaves nothing behind', async (_, more, code) => {
    const { studentIds, ...rest } = { studentIds: () => camp.children, ...more };
    const ids = studentIds().map(({ id }) => id);
    const call = (await camp.lead()).create({ ...camp.wish(), ...rest, studentIds: ids });
    expect(await refusal(call)).toMatchObject({ code });
    expect(await (await camp.lead()).list()).toEqual([]);
    expect(await (await camp.teacher.call()).multiplayer.myRooms()).toEqual([]);
  });

  test('is opened once for a key', async () => {
    const send = async () =>
      (await camp.teacher.call({ idempotencyKey: 'tap' })).tournaments.create(camp.wish());
    const first = await send();
    expect((await send()).id).toBe(first.id);
    expect(await (await camp.lead()).list()).toHaveLength(1);
  });
});

describe('a child who comes late', () => {
  test('is put into the smallest room, also in mid game', async () => {
    const late = await camp.late();
    const { id } = await (await camp.lead()).create({
      ...{ ...camp.wish(), studentIds: camp.children.map((child) => child.id) },
    });
    const codes = await camp.arrive();
    await (await camp.clever.call()).multiplayer.leave({ roomId: codes[0] ?? '' });
    await (await camp.lead()).seat({ id, userId: late.id });
    expect((await camp.roomOf(late))?.room.id).toBe(codes[0]);
    await (await camp.lead()).startAll({ id });
    const another = await camp.late();
    const board = await (await camp.lead()).seat({ id, userId: another.id });
    expect(board.teams.map(({ players }) => players.length).toSorted()).toEqual([2, 3]);
  });

  test('comes back to the team where they have a seat', async () => {
    const { id } = await camp.open();
    const child = camp.clever;
    const roomId = (await camp.roomOf(child))?.room.id ?? '';
    await (await child.call()).multiplayer.leave({ roomId });
    expect(await camp.roomOf(child)).toBeNull();
    await (await camp.lead()).seat({ id, userId: child.id });
    expect((await camp.roomOf(child))?.room.id).toBe(roomId);
  });

  test('is none of another class', async () => {
    const { id } = await camp.open();
    const stranger = await camp.late();
    await givenClass(app, 'Lilies', { students: [stranger] });
    for (const userId of [stranger.id, camp.teacher.id, 999]) {
      const call = (await camp.lead()).seat({ id, userId });
      expect(await refusal(call)).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

test('a tournament is kept for 400 days', async () => {
  const { id } = await camp.open();
  app.clock.advance({ days: 399 });
  await app.services.tidyUp();
  expect(await (await camp.lead()).list()).toMatchObject([{ id }]);
  app.clock.advance({ days: 2 });
  await app.services.tidyUp();
  expect(await (await camp.lead()).list()).toEqual([]);
});
