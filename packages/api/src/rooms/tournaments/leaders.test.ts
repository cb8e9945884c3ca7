import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appRouter } from '../../app-router.ts';
import { toAppError } from '../../platform/error-mapping.ts';
import { createCallerFactory } from '../../platform/procedures.ts';
import { givenClass } from '../../testing/classes.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/index.ts';
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
const everywhere = (board: TournamentBoard, status: string) =>
  expect(board.teams.map((team) => team.status)).toEqual(board.teams.map(() => status));

/** Who may not lead a tournament of the first class, and what they are told. */
const OTHERS: readonly [who: string, told: string, caller: () => Promise<Caller>][] = [
  [
    'a teacher who waits for approval',
    'FORBIDDEN',
    async () => (await app.given.teacher({ approved: false })).call(),
  ],
  ['a teacher of another class', 'FORBIDDEN', teacherOfAnotherClass],
  ['a child who plays', 'FORBIDDEN', () => camp.clever.call()],
  ['another child', 'FORBIDDEN', async () => (await app.given.student()).call()],
  ['a parent', 'FORBIDDEN', async () => (await app.given.parent()).call()],
  ['an admin, who leads no rooms', 'FORBIDDEN', async () => (await app.given.admin()).call()],
  ['a visitor', 'UNAUTHENTICATED', async () => app.visitor],
];

async function teacherOfAnotherClass(): Promise<Caller> {
  const other = await app.given.teacher();
  await givenClass(app, 'Lilies', { teachers: [other] });
  return other.call();
}

describe('a tournament is led', () => {
  test.each([
    ['a teacher of the class', () => camp.teacher.call()],
    ['a co-teacher', async () => (await app.given.teacher()).call()],
  ])('by %s', async (_, caller) => {
    const { id } = await camp.open();
    const { tournaments } = await caller();
    await tournaments.seat({ id, userId: camp.clever.id });
    await camp.arrive();
    everywhere(await tournaments.startAll({ id }), 'playing');
    everywhere(await tournaments.finish({ id }), 'finished');
    expect(await tournaments.list()).toMatchObject([{ id, teams: 2, round: 1 }]);
  });

  test.each(OTHERS)('not by %s: %s', async (_, told, caller) => {
    const { id } = await camp.open();
    const { tournaments } = await caller();
    const calls = {
      create: () => tournaments.create(camp.wish()),
      board: () => tournaments.board({ id }),
      seat: () => tournaments.seat({ id, userId: camp.clever.id }),
      startAll: () => tournaments.startAll({ id }),
      nextRound: () => tournaments.nextRound({ id }),
      finish: () => tournaments.finish({ id }),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect([name, (await refusal(call())).code]).toEqual([name, told]);
    }
    const list = await tournaments.list().catch(toAppError);
    if (Array.isArray(list)) expect(list).toEqual([]);
    else expect(list).toMatchObject({ code: told });
    everywhere(await (await camp.lead()).board({ id }), 'waiting');
  });

  test('by nobody when there is none', async () => {
    expect(await refusal((await camp.lead()).board({ id: 999 }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('whoever watches the board', () => {
  test('sees it at once and after each change, until they go', async () => {
    const { id } = await camp.open();
    const going = new AbortController();
    const context = await app.contextFor(camp.teacher.token);
    const caller = createCallerFactory(appRouter)(context, { signal: going.signal });
    const boards = await caller.tournaments.watch({ id });
    const seen = boards[Symbol.asyncIterator]();
    expect((await seen.next()).value).toMatchObject({ id, teams: [{ status: 'waiting' }, {}] });
    await (await camp.lead()).startAll({ id });
    expect((await seen.next()).value).toMatchObject({ teams: [{ status: 'playing' }, {}] });
    going.abort();
    expect((await seen.next()).done).toBe(true);
  });

  test('is a teacher of the class', async () => {
    const { id } = await camp.open();
    const watch = async (caller: Caller) => {
      const boards = await caller.tournaments.watch({ id });
      return boards[Symbol.asyncIterator]().next();
    };
    expect(await refusal(watch(await teacherOfAnotherClass()))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal(watch(app.visitor))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('when an account is deleted', () => {
  test('the tournament goes on and keeps nothing of the child', async () => {
    const { id } = await camp.open();
    await camp.play(id);
    await (await camp.clever.call()).auth.deleteAccount();
    const rows = {
      players: await app.db.selectFrom('roomGamePlayers').select('userId').execute(),
      answers: await app.db.selectFrom('roomAnswers').select('userId').execute(),
    };
    expect(
      Object.values(rows)
        .flat()
        .map(({ userId }) => userId),
    ).not.toContain(camp.clever.id);
    const { settings } = await app.db
      .selectFrom('tournaments')
      .select('settings')
      .executeTakeFirstOrThrow();
    expect(Object.keys(JSON.parse(settings)).toSorted()).toEqual([
      ...['band', 'gameType', 'round', 'teams'],
    ]);
    everywhere(await (await camp.lead()).nextRound({ id }), 'waiting');
  });

  test('the seat of the child is gone too', async () => {
    const { teams } = await camp.open();
    const child = camp.clever;
    const seats = async () => {
      const rows = await app.db.selectFrom('rooms').select('state').execute();
      return rows.flatMap(({ state }): number[] => JSON.parse(state ?? '{}').settings.seats);
    };
    expect((await seats()).toSorted()).toEqual(camp.children.map(({ id }) => id).toSorted());
    expect(teams).toHaveLength(2);
    await (await child.call()).auth.deleteAccount();
    await expect.poll(seats).not.toContain(child.id);
    expect(await seats()).toHaveLength(3);
  });

  test('of the teacher, a co-teacher still sees the board', async () => {
    const { id } = await camp.open();
    const other = await app.given.teacher();
    await (await camp.teacher.call()).auth.deleteAccount();
    expect(await (await other.call()).tournaments.board({ id })).toMatchObject({ id });
  });
});
