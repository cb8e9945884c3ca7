import { runTests } from '@lamplight/sandbox/runner';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { silentLog } from '../../platform/log.ts';
import { secureRandom } from '../../platform/random.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type Person, TEST_RELEASE, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let ruth: Person;
let boaz: Person;
beforeEach(async () => {
  app = await createTestApp();
  ruth = await app.given.student();
  boaz = await app.given.student();
});
afterEach(() => app.close());

const rooms = async (person: Person) => (await person.call()).multiplayer;
const wish = { gameType: 'science-blast', name: 'Barley field' } as const;

/** A game of ruth and boaz, who has answered. */
async function begun() {
  const { room } = await (await rooms(ruth)).create(wish);
  await (await rooms(boaz)).join({ code: room.id });
  const { session } = await (await rooms(ruth)).start({ roomId: room.id });
  const ids = { sessionId: session?.id ?? 0, questionId: session?.question?.id ?? '' };
  await (await rooms(boaz)).submitAnswer({ ...ids, answer: 1 });
  return { code: room.id, ids };
}

/** A host that was started on the same database, with the rooms it took up. */
async function startedAgain() {
  const services = createServices({
    db: app.db,
    clock: app.clock,
    random: secureRandom,
    log: silentLog,
    mailTransport: null,
    teachersAreApproved: false,
    demoAccounts: false,
    release: TEST_RELEASE,
    runner: { run: (_userId, job) => runTests(job) },
  });
  await services.prepareHost();
  return services.multiplayer;
}

test('a game begins although a command beside the host has written games meanwhile', async () => {
  const { ids } = await begun();
  // What `lamplight demo` does: a program of its own on the same database.
  await app.services.sampleClass.fill(null);
  const orpah = await app.given.student();
  const naomi = await app.given.student();
  const { room } = await (await rooms(orpah)).create(wish);
  await (await rooms(naomi)).join({ code: room.id });
  const { session } = await (await rooms(orpah)).start({ roomId: room.id });
  expect(session?.id).toBeGreaterThan(ids.sessionId);
  const numbers = await app.db.selectFrom('roomGames').select('id').execute();
  expect(new Set(numbers.map(({ id }) => id)).size).toBe(numbers.length);
});

describe('a clock that was a year ahead and is put right', () => {
  const YEAR = { days: 365 };

  test('leaves an open question the rest of its time, though nobody does anything', async () => {
    const { hub } = app.services.multiplayer;
    app.clock.advance(YEAR);
    const { code } = await begun();
    app.clock.advance({ days: -YEAR.days, seconds: 5 });
    await hub.settle();
    expect(hub.find(code)?.room.game?.phase).toBe('question');
    app.clock.advance({ seconds: 31 });
    await hub.settle();
    expect(hub.find(code)?.room.game?.phase).toBe('explanation');
  });

  test('keeps nobody waiting for players who do not come back', async () => {
    app.clock.advance(YEAR);
    const { code } = await begun();
    await app.services.multiplayer.hub.stop();
    const { hub } = await startedAgain();
    app.clock.advance({ days: -YEAR.days });
    await hub.settle();
    const players = hub.find(code)?.room.players ?? [];
    expect(players.map(({ awaySince }) => awaySince !== null)).toEqual([true, true]);
    await hub.stop();
  });
});

describe('a host that is started again', () => {
  test('goes on with the question where it was, for as long as was left of it', async () => {
    const { code, ids } = await begun();
    app.clock.advance({ seconds: 5 });
    await (await rooms(ruth)).setReady({ roomId: code, ready: true });
    const before = app.services.multiplayer.hub.find(code);
    await app.services.multiplayer.hub.stop();
    app.clock.advance({ minutes: 30 });
    const { hub, students } = await startedAgain();
    const after = hub.find(code);
    expect(after?.room.game).toMatchObject({
      id: ids.sessionId,
      current: 0,
      phase: 'question',
      answers: [{ playerId: boaz.id, answer: 1 }],
      standings: before?.room.game?.standings,
    });
    const user = (await app.contextFor(ruth.token)).actor;
    if (user.kind !== 'user') throw new Error('ruth is signed in');
    const game = await students.current(user.user);
    expect(game?.session?.timeLeft).toBeGreaterThan(0);
    expect(game?.session?.timeLeft).toBeLessThanOrEqual(25);
    expect(game?.seq).toBeGreaterThan(before?.told ?? 0);
    await hub.stop();
  });

  test('counts as away who does not come back', async () => {
    const { code } = await begun();
    await app.services.multiplayer.hub.stop();
    const { hub } = await startedAgain();
    hub.listen(ruth.id, () => {});
    app.clock.advance({ seconds: 15 });
    await hub.settle();
    const players = hub.find(code)?.room.players ?? [];
    expect(players.map(({ id, awaySince }) => [id, awaySince !== null])).toEqual([
      [ruth.id, false],
      [boaz.id, true],
    ]);
    await hub.stop();
  });

  test('knows nobody whose account was deleted meanwhile', async () => {
    const { code } = await begun();
    await app.services.multiplayer.hub.stop();
    await app.db.deleteFrom('users').where('id', '=', boaz.id).execute();
    const { hub } = await startedAgain();
    const live = hub.find(code);
    expect(live?.room.players.map(({ id }) => id)).toEqual([ruth.id]);
    expect(live?.room.game?.answers).toEqual([]);
    expect(live?.room.game?.standings.map(({ playerId }) => playerId)).toEqual([ruth.id]);
    await hub.stop();
  });

  test('does not open rooms that had closed', async () => {
    const { code } = await begun();
    await (await rooms(ruth)).leave({ roomId: code });
    await (await rooms(boaz)).leave({ roomId: code });
    await app.services.multiplayer.hub.stop();
    const { hub } = await startedAgain();
    expect(hub.rooms()).toEqual([]);
    await hub.stop();
  });
});

describe('a host whose disk is full', () => {
  test('accepts no answer that it cannot store, and goes on when there is room', async () => {
    const { code, ids } = await begun();
    const answer = async () => (await rooms(ruth)).submitAnswer({ ...ids, answer: 0 });
    const before = app.services.multiplayer.hub.find(code);
    const page =
      "insert into activity_events (user_id, kind, subject, at) values (new.user_id, 'x', hex(zeroblob(100000)), 0)";
    await sql
      .raw(`create temp trigger fill before insert on room_answers begin ${page}; end`)
      .execute(app.db);
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(app.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.pageCount}`).execute(app.db);
    expect(toAppError(await answer().catch((error: unknown) => error)).code).toBe('DISK_FULL');
    expect(app.services.multiplayer.hub.find(code)).toEqual(before);
    expect((await (await rooms(ruth)).current())?.session?.own?.answer).toBeNull();
    await sql.raw('pragma max_page_count = 100000').execute(app.db);
    await sql.raw('drop trigger fill').execute(app.db);
    expect(await answer()).toEqual({ accepted: true, answer: 0 });
  });
});

describe('whoever goes', () => {
  test('leaves no name of a room behind that a child made up', async () => {
    const { ids } = await begun();
    const games = app.db.selectFrom('roomGames').select('roomName').where('id', '=', ids.sessionId);
    expect(await games.executeTakeFirst()).toEqual({ roomName: 'Science Blast' });
  });

  test('with the account leaves nothing in any room or game', async () => {
    const { code } = await begun();
    const name = app.services.multiplayer.hub.find(code)?.room.players[1]?.name ?? '';
    await (await boaz.call()).auth.deleteAccount();
    await app.services.multiplayer.hub.settle();
    await expect
      .poll(() => app.services.multiplayer.hub.find(code)?.room.players.map(({ id }) => id))
      .toEqual([ruth.id]);
    const { state } = await app.db.selectFrom('rooms').select('state').executeTakeFirstOrThrow();
    expect(state).not.toContain(name);
    expect(JSON.parse(state ?? '').room.game.standings).toHaveLength(1);
    for (const table of ['roomAnswers', 'roomGamePlayers'] as const) {
      const rows = await app.db.selectFrom(table).select('userId').execute();
      expect(rows.filter(({ userId }) => userId === boaz.id)).toEqual([]);
    }
    expect((await (await rooms(ruth)).current())?.room.id).toBe(code);
  });

  test('by signing out leaves the room, and by a new password does not', async () => {
    const { code } = await begun();
    const players = () => app.services.multiplayer.hub.find(code)?.room.players.length;
    const { password } = ruth;
    await (await ruth.call()).profiles.changePassword({
      currentPassword: password,
      newPassword: 'gleaning-all-day',
    });
    await (await boaz.call()).auth.logout();
    await expect.poll(players).toBe(1);
    expect((await (await rooms(ruth)).current())?.room.id).toBe(code);
  });

  test('to another role is in no room any more', async () => {
    const { code } = await begun();
    const office = await (await app.given.admin()).call();
    await office.admin.updateUser({ id: boaz.id, role: 'parent' });
    await expect
      .poll(() => app.services.multiplayer.hub.find(code)?.room.players.map(({ id }) => id))
      .toEqual([ruth.id]);
  });
});

test('a host that stops finishes what was begun and takes nothing new', async () => {
  const { ids } = await begun();
  const answering = (await rooms(ruth)).submitAnswer({ ...ids, answer: 0 });
  const stopping = new Promise<void>((resolve) => {
    setImmediate(() => resolve(app.services.multiplayer.hub.stop()));
  });
  expect(await answering).toEqual({ accepted: true, answer: 0 });
  await stopping;
  await expect((await rooms(ruth)).create(wish)).rejects.toMatchObject({
    cause: { code: 'SHUTTING_DOWN' },
  });
});

test('a room that nobody touches closes, its game goes after 400 days', async () => {
  const { code } = await begun();
  await (await rooms(ruth)).control({ roomId: code, action: 'end' });
  app.clock.advance({ minutes: 21 });
  expect(await (await rooms(ruth)).current()).toBeNull();
  const counts = async () => ({
    rooms: (await app.db.selectFrom('rooms').select('code').execute()).length,
    games: (await app.db.selectFrom('roomGames').select('id').execute()).length,
    answers: (await app.db.selectFrom('roomAnswers').select('userId').execute()).length,
  });
  await app.services.tidyUp();
  expect(await counts()).toEqual({ rooms: 1, games: 1, answers: 1 });
  app.clock.advance({ days: 2 });
  await app.services.tidyUp();
  expect(await counts()).toEqual({ rooms: 0, games: 1, answers: 1 });
  await app.runFor(400);
  expect(await counts()).toEqual({ rooms: 0, games: 0, answers: 0 });
});
