import { GAMES } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givenClass } from '../../testing/classes.ts';
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

describe('opening a room', () => {
  test('puts its host in, with the size of the game and the band of the child', async () => {
    const { room, session } = await opened();
    expect(room).toMatchObject({
      name: 'Barley field',
      status: 'waiting',
      maxPlayers: GAMES['math-race'].maxPlayers,
      band: 'elementary',
      hostId: ruth.id,
      forClass: false,
    });
    expect(room.players).toMatchObject([{ id: ruth.id, isReady: false, isConnected: true }]);
    expect(room.createdBy).toBe(room.players[0]?.username);
    expect(session).toBeNull();
    expect(room.id).toMatch(/^[A-Z2-9]{6}$/);
  });

  test('keeps to the size of the game', async () => {
    expect((await opened({ maxPlayers: 2 })).room.maxPlayers).toBe(2);
    expect((await opened({ maxPlayers: 60 })).room.maxPlayers).toBe(4);
  });

  test('refuses a name that others should not read, with a sentence', async () => {
    const create = (name: string) => rooms(ruth).then((mine) => mine.create({ ...wish, name }));
    await expect(create('call 0176 1234567')).rejects.toMatchObject({
      cause: { code: 'VALIDATION', issues: [{ path: 'name' }] },
    });
    await expect(create('stupid people')).rejects.toThrow('friendly name');
    await expect(create('   ')).rejects.toThrow('Please give the room a name');
    await expect(create('x'.repeat(31))).rejects.toThrow('at most 30 characters');
    expect((await create('Assyria')).room.name).toBe('Assyria');
  });

  test('leaves the room before', async () => {
    const first = await opened();
    const second = await opened({ name: 'Threshing floor' });
    expect(app.services.multiplayer.hub.find(first.code)).toBeUndefined();
    expect((await (await rooms(ruth)).current())?.room.id).toBe(second.code);
  });

  test('with one key opens one room, however often it is sent', async () => {
    const send = async () =>
      (await ruth.call({ idempotencyKey: 'tablet-1' })).multiplayer.create(wish);
    expect((await send()).room.id).toBe((await send()).room.id);
  });
});

describe('names', () => {
  test('of a child without consent are a nickname for everybody', async () => {
    const { code, room } = await opened();
    const { room: seen } = await (await rooms(boaz)).join({ code });
    for (const { firstName, username } of seen.players) {
      expect(firstName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(username).toBe(firstName);
    }
    expect(JSON.stringify(seen)).not.toMatch(/Ruth|Boaz|student-/);
    expect(room.createdBy).toBe(seen.players[0]?.firstName);
  });

  test('of a child with consent are its own', async () => {
    const office = await (await app.given.admin()).call();
    const paper = {
      purpose: 'class-name-in-rooms',
      notice: 'Names in rooms',
      granted: true,
    } as const;
    await office.consents.recordPaper({ ...paper, studentId: ruth.id });
    const { room } = await opened();
    expect(room.players[0]).toMatchObject({ firstName: 'Ruth', username: ruth.username });
  });
});

describe('joining a room', () => {
  test('works with its code in lower case, and once', async () => {
    const { code } = await opened();
    const join = async () => (await rooms(boaz)).join({ code: code.toLowerCase() });
    await join();
    expect((await join()).room.players).toHaveLength(2);
  });

  test('leaves the room before', async () => {
    await (await rooms(boaz)).create(wish);
    const { code } = await opened();
    await (await rooms(boaz)).join({ code });
    expect(app.services.multiplayer.hub.rooms().map(({ room }) => room.code)).toEqual([code]);
  });

  test('is possible in the middle of a game, with no points', async () => {
    const { code } = await begun();
    const late = await app.given.student();
    const { session } = await (await rooms(late)).join({ code });
    expect(session?.own).toMatchObject({ playerId: late.id, score: 0 });
  });

  test('is refused where it is full, and keeps the room before', async () => {
    const { code } = await opened({ maxPlayers: 2 });
    await (await rooms(boaz)).join({ code });
    const late = await app.given.student();
    const own = await (await rooms(late)).create(wish);
    const joining = (await rooms(late)).join({ code });
    await expect(joining).rejects.toMatchObject(refused('ROOM_FULL'));
    await expect(joining).rejects.toThrow('Full');
    expect((await (await rooms(late)).current())?.room.id).toBe(own.room.id);
  });

  test('never overfills a room when many come at once', async () => {
    const { code } = await opened();
    const many = await Promise.all(Array.from({ length: 8 }, () => app.given.student()));
    const outcomes = await Promise.allSettled(
      many.map(async (child) => (await rooms(child)).join({ code })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(app.services.multiplayer.hub.find(code)?.room.players).toHaveLength(4);
  });

  test('puts a child who joins two rooms at once into one of them', async () => {
    const first = await opened();
    const naomi = await app.given.student();
    const second = await (await rooms(naomi)).create(wish);
    const mine = await rooms(boaz);
    await Promise.all([mine.join({ code: first.code }), mine.join({ code: second.room.id })]);
    const within = app.services.multiplayer.hub
      .rooms()
      .filter(({ room }) => room.players.some(({ id }) => id === boaz.id));
    expect(within).toHaveLength(1);
  });

  test('is refused where it is locked, and to who shares no class', async () => {
    const { code } = await opened();
    await (await rooms(ruth)).control({ roomId: code, action: 'lock' });
    const join = async (person: Person) => (await rooms(person)).join({ code });
    await expect(join(boaz)).rejects.toMatchObject(refused('ROOM_LOCKED'));
    await (await rooms(ruth)).control({ roomId: code, action: 'unlock' });
    const stranger = await app.given.student();
    await givenClass(app, 'Owls', { students: [stranger] });
    await expect(join(stranger)).rejects.toMatchObject(refused('NOT_FOUND'));
    expect((await join(boaz)).room.players).toHaveLength(2);
  });

  test('by trying codes waits after ten wrong ones, and only for the child who does', async () => {
    const { code } = await opened();
    const guess = async (person: Person) => (await rooms(person)).join({ code: 'WRONG1' });
    for (let tried = 0; tried < 10; tried += 1) {
      await expect(guess(boaz)).rejects.toMatchObject(refused('NOT_FOUND'));
    }
    await expect((await rooms(boaz)).join({ code })).rejects.toMatchObject({
      cause: { code: 'TOO_MANY_ATTEMPTS', retryAfter: 60 },
    });
    const other = await app.given.student();
    expect((await (await rooms(other)).join({ code })).room.id).toBe(code);
    app.clock.advance({ minutes: 1 });
    expect((await (await rooms(boaz)).join({ code })).room.id).toBe(code);
  });
});

describe('the list of rooms', () => {
  test('shows those that a child may come into', async () => {
    const { code } = await opened();
    const stranger = await app.given.student();
    await givenClass(app, 'Owls', { students: [stranger] });
    expect(await (await rooms(boaz)).rooms()).toMatchObject([{ id: code, playerCount: 1 }]);
    expect(await (await rooms(stranger)).rooms()).toEqual([]);
    await (await rooms(ruth)).control({ roomId: code, action: 'lock' });
    expect(await (await rooms(boaz)).rooms()).toEqual([]);
    expect(await (await rooms(ruth)).rooms()).toEqual([]);
  });

  test('shows full rooms too, and games that run', async () => {
    const { code } = await begun();
    const naomi = await app.given.student();
    expect(await (await rooms(naomi)).rooms()).toMatchObject([
      { id: code, status: 'playing', playerCount: 2, maxPlayers: 4 },
    ]);
  });
});

describe('leaving', () => {
  test('hands the room on, and the last one closes it', async () => {
    const { code } = await opened();
    await (await rooms(boaz)).join({ code });
    await (await rooms(ruth)).leave({ roomId: code });
    expect(await (await rooms(ruth)).current()).toBeNull();
    expect((await (await rooms(boaz)).current())?.room.hostId).toBe(boaz.id);
    await (await rooms(boaz)).leave({ roomId: code });
    expect(app.services.multiplayer.hub.find(code)).toBeUndefined();
    const row = await app.db.selectFrom('rooms').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ code, status: 'closed', state: null });
  });

  test('keeps the points for who comes back', async () => {
    const { code, sessionId, questionId } = await begun();
    const answer = keyOf(code);
    await (await rooms(boaz)).submitAnswer({ sessionId, questionId, answer });
    await (await rooms(ruth)).submitAnswer({ sessionId, questionId, answer });
    const score = (await (await rooms(boaz)).current())?.session?.own?.score ?? 0;
    expect(score).toBeGreaterThanOrEqual(100);
    await (await rooms(boaz)).leave({ roomId: code });
    const { session } = await (await rooms(boaz)).join({ code });
    expect(session?.own?.score).toBe(score);
  });

  test('a room that one is not in changes nothing', async () => {
    const { code } = await opened();
    expect(await (await rooms(boaz)).leave({ roomId: code })).toEqual({ ok: true });
    expect((await (await rooms(ruth)).current())?.room.players).toHaveLength(1);
  });
});
