import { NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import { type Pick, seededPick } from '@lamplight/domain/random';
import type { Room } from '@lamplight/game/room';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstClassId } from '../../../testing/classes.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { createSeats } from './seats.ts';

const room = (code: string, ...ids: number[]) => ({
  code,
  players: ids.map((id) => ({ id }) as Room['players'][number]),
});

describe('a seat', () => {
  test('is not taken from a child who has gone on, when others leave the room before', () => {
    const seats = createSeats();
    seats.follow(undefined, room('A', 1, 2));
    seats.follow(room('B'), room('B', 1));
    seats.follow(room('A', 1, 2), room('A', 1));
    expect(seats.of(1)).toBe('B');
    seats.follow(room('A', 1), room('A'));
    expect(seats.all()).toEqual([[1, 'B']]);
  });

  test('is the one before again for a child who leaves the later room first', () => {
    const seats = createSeats();
    seats.follow(undefined, room('A', 1));
    seats.follow(undefined, room('B', 1));
    seats.follow(room('B', 1), room('B'));
    expect(seats.of(1)).toBe('A');
    seats.follow(room('A', 1), room('A'));
    expect(seats.of(1)).toBeUndefined();
    expect(seats.all()).toEqual([]);
  });
});

describe('children who go straight from one room to another', () => {
  const CHILDREN = 28;
  /** Above the ids of grown-ups, who lead rooms and take no seat. */
  const FIRST_ID = 1000;
  const ROOMS = 5;
  const MOVES = 10_000;
  /** Turns of the event loop that a child lets pass between two moves, at most. */
  const PAUSES = 3;

  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  const newcomer = (id: number) => ({
    ...{ id, name: `Child ${id}`, username: `child-${id}` },
    accommodation: NO_ACCOMMODATION,
  });

  /** Rooms of the class, whose teacher takes no seat. */
  async function openRooms(count: number): Promise<string[]> {
    const teacher = await app.given.teacher();
    const { multiplayer } = await teacher.call();
    const classId = await firstClassId(app);
    const wish = { classId, gameType: 'ai-quiz', band: 'elementary' } as const;
    const codes: string[] = [];
    while (codes.length < count) {
      const name = `Room ${codes.length + 1}`;
      codes.push((await multiplayer.openClassRoom({ ...wish, name })).room.id);
    }
    return codes;
  }

  async function pause(pick: Pick): Promise<void> {
    for (let left = pick.int(0, PAUSES); left > 0; left -= 1) await new Promise(setImmediate);
  }

  test(`keep a seat in the room that they are in, in ${MOVES} moves of any order`, async () => {
    const { hub } = app.services.multiplayer;
    const codes = await openRooms(ROOMS);
    let moves = 0;
    /** Of the moves, those that met a child in two rooms at once. */
    let doubled = 0;

    /** One child goes from room to room until all moves are made. */
    async function wander(id: number): Promise<void> {
      const pick = seededPick(`child ${id}`);
      const leave = (code: string) => hub.dispatch(code, { type: 'leave', by: id });
      let former: string | undefined;
      while (moves < MOVES) {
        moves += 1;
        const next = codes[pick.int(0, codes.length - 1)] ?? '';
        await hub.dispatch(next, { type: 'join', player: newcomer(id) });
        expect(hub.roomOf(id)?.room.code).toBe(next);
        await pause(pick);
        if (former !== undefined && former !== next) {
          doubled += 1;
          await leave(former);
        }
        expect(hub.roomOf(id)?.room.code).toBe(next);
        await pause(pick);
        former = next;
        if (pick.int(0, 9) > 0) continue;
        await leave(next);
        expect(hub.roomOf(id)).toBeUndefined();
        former = undefined;
      }
    }

    await Promise.all(Array.from({ length: CHILDREN }, (_, index) => wander(FIRST_ID + index)));
    expect(moves).toBe(MOVES);
    expect(doubled).toBeGreaterThan(MOVES / 2);
    for (const { room } of hub.rooms()) {
      for (const { id } of room.players) expect(hub.roomOf(id)?.room.code).toBe(room.code);
    }
  });

  test('all play in the new one, though they press the button together', async () => {
    const children = await Promise.all(
      Array.from({ length: CHILDREN }, () => app.given.student({ age: 9 })),
    );
    for (const code of await openRooms(3)) {
      await Promise.all(
        children.map(async (child) => (await child.call()).multiplayer.join({ code })),
      );
      for (const child of children) {
        expect((await (await child.call()).multiplayer.current())?.room.id).toBe(code);
      }
    }
  });
});
