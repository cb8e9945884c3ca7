import type { ConsoleView, LiveMessage } from '@lamplight/domain/multiplayer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId, givenClass } from '../../testing/classes.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let teacher: Person;
let ruth: Person;
let boaz: Person;
let code: string;
beforeEach(async () => {
  app = await createTestApp();
  teacher = await app.given.teacher();
  ruth = await app.given.student({ firstName: 'Ruth' });
  boaz = await app.given.student({ firstName: 'Boaz' });
  const wish = { name: 'Monday quiz', gameType: 'ai-quiz', band: 'elementary' } as const;
  const classId = await firstClassId(app);
  code = (await (await rooms(teacher)).openClassRoom({ ...wish, classId })).room.id;
  for (const child of [ruth, boaz]) await (await rooms(child)).join({ code });
});
afterEach(() => app.close());

const rooms = async (person: Person) => (await person.call()).multiplayer;
const refused = (error: string) => ({ cause: { code: error } });

/** A subscription with a reader. */
function reading<T>(source: AsyncIterable<T>) {
  const reader = source[Symbol.asyncIterator]();
  return {
    next: async (): Promise<T> => (await reader.next()).value,
    async until(isSo: (item: T) => boolean): Promise<T> {
      for (;;) {
        const { value, done } = await reader.next();
        if (done) throw new Error('it ended before');
        if (isSo(value)) return value;
      }
    },
    async ended(): Promise<boolean> {
      return (await reader.next()).done === true;
    },
    close: () => reader.return?.(),
  };
}

const eventsOf = async (child: Person) =>
  reading<LiveMessage>(await (await rooms(child)).events({ roomId: code }));
const consoleOf = async (person: Person) =>
  reading<ConsoleView>(await (await rooms(person)).watch({ roomId: code }));

describe('the events of a room', () => {
  test('are those of the sockets, the whole state first', async () => {
    const events = await eventsOf(ruth);
    expect(await events.next()).toMatchObject({ type: 'room_update', room: { id: code } });
    await (await rooms(teacher)).start({ roomId: code });
    const started = await events.until(({ type }) => type === 'game_started');
    expect(started).toMatchObject({ session: { own: { playerId: ruth.id } } });
    await events.close();
  });

  test('are for who is in the room', async () => {
    const naomi = await app.given.student();
    await expect((await eventsOf(naomi)).next()).rejects.toMatchObject({ code: 'NOT_IN_ROOM' });
  });

  test('end for a child who is taken out', async () => {
    const events = await eventsOf(ruth);
    await events.next();
    await (await rooms(teacher)).removePlayer({ roomId: code, playerId: ruth.id });
    const closed = await events.until(({ type }) => type === 'room_closed');
    expect(closed).toMatchObject({ roomId: code, reason: 'removed' });
    expect(await events.ended()).toBe(true);
    expect(app.services.multiplayer.hub.listeners()).toEqual([]);
  });

  test('leave no listener behind when their reader goes', async () => {
    const events = await eventsOf(ruth);
    await events.next();
    expect(app.services.multiplayer.hub.listeners()).toEqual([ruth.id]);
    await events.close();
    expect(app.services.multiplayer.hub.listeners()).toEqual([]);
  });
});

describe('the console of a room', () => {
  test('comes anew with each change', async () => {
    const view = await consoleOf(teacher);
    expect((await view.next()).console.players.map(({ realName }) => realName)).toEqual([
      'Ruth',
      'Boaz',
    ]);
    await (await rooms(ruth)).setReady({ roomId: code, ready: true });
    expect((await view.next()).room.players[0]?.isReady).toBe(true);
    await (await rooms(teacher)).start({ roomId: code });
    const { session } = await view.next();
    await (await rooms(ruth)).submitAnswer({
      sessionId: session?.id ?? 0,
      questionId: session?.question?.id ?? '',
      answer: 0,
    });
    const counted = await view.until(({ console: { answered } }) => answered === 1);
    expect(counted.console.players[0]?.hasAnswered).toBe(true);
    await view.close();
  });

  test('is for who leads the room', async () => {
    const other = await app.given.teacher();
    await givenClass(app, 'Owls', { teachers: [other] });
    await expect((await consoleOf(other)).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect((await rooms(ruth)).watch({ roomId: code })).rejects.toMatchObject(
      refused('FORBIDDEN'),
    );
  });

  test('ends when the room has closed', async () => {
    const view = await consoleOf(teacher);
    await view.next();
    await (await rooms(teacher)).control({ roomId: code, action: 'end' });
    expect(await view.ended()).toBe(true);
  });
});

describe('what stands on the wall', () => {
  test('names nobody beyond what the players see, and tells no key', async () => {
    const wall = reading(await (await rooms(teacher)).projector({ roomId: code }));
    await wall.next();
    await (await rooms(teacher)).start({ roomId: code });
    const shown = await wall.until(({ session }) => session !== null);
    expect(shown).toMatchObject({ answered: 0, of: 2, session: { own: null, result: null } });
    expect(JSON.stringify(shown)).not.toMatch(/Ruth|Boaz|"correct"|explanation"|timeFactor/);
    await wall.close();
  });

  test('is for who leads the room', async () => {
    await expect((await rooms(ruth)).projector({ roomId: code })).rejects.toMatchObject(
      refused('FORBIDDEN'),
    );
  });
});
