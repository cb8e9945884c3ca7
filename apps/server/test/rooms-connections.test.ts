import type { Person } from '@lamplight/api/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRoomHost, type RoomHost, seqs } from './room-host.ts';
import { openSocket } from './socket-client.ts';

let school: RoomHost;
beforeEach(async () => {
  school = await createRoomHost();
});
afterEach(() => school.close());

describe('a connection', () => {
  test('that is lost shows, and the whole state waits for its return', async () => {
    const { ruth, boaz, room, session } = await school.beginGame();
    boaz.socket.close();
    const away = await ruth.until('room_update');
    expect(away.room.players.map(({ isConnected }) => isConnected)).toEqual([true, false]);
    ruth.answer(session, 0);
    await ruth.until('question_ended');
    const back = await school.connect(school.people[1]);
    const state = await back.until('room_update');
    expect(state.room.id).toBe(room.id);
    expect(state.session).toMatchObject({ currentQuestion: 0, gamePhase: 'explanation' });
    expect((await ruth.until('room_update')).room.players[1]?.isConnected).toBe(true);
  });

  test('of two devices is lost with the last of them', async () => {
    const { ruth, boaz } = await school.beginGame();
    const second = await school.connect(school.people[1]);
    boaz.socket.close();
    await boaz.closed();
    second.send({ type: 'ping' });
    await second.until('pong');
    ruth.send({ type: 'resync' });
    const both = await ruth.until('room_update');
    expect(both.room.players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
    second.socket.close();
    expect((await ruth.until('room_update')).room.players[1]?.isConnected).toBe(false);
  });

  test('that missed something asks for the state, which has the number of the last change', async () => {
    const { ruth, boaz, room } = await school.beginGame();
    const before = seqs(boaz.heard).at(-1) ?? 0;
    const guest = await school.connect(await school.host.school.given.student());
    await guest.post(`join-room/${room.id}`);
    await ruth.until('room_update');
    boaz.send({ type: 'resync' });
    const heard = [await boaz.until('player_joined'), await boaz.until('room_update')];
    const state = await boaz.until('room_update');
    expect(seqs(heard)).toEqual([before + 1, before + 2]);
    expect(state.seq).toBe(before + 2);
    expect(state.room.players).toHaveLength(3);
  });

  test('of somebody in no room has nothing to be told anew', async () => {
    const ruth = await school.connect(school.people[0]);
    ruth.send({ type: 'resync' });
    expect(await ruth.until('error')).toMatchObject({ code: 'NOT_IN_ROOM' });
  });

  test('leaves the room when its person signs out', async () => {
    const { ruth, room } = await school.beginGame();
    const headers = { authorization: `Bearer ${school.people[1].token}` };
    await fetch(`${school.origin}/api/auth/logout`, { method: 'POST', headers });
    for (;;) {
      const { room: seen } = await ruth.until('room_update');
      if (seen.players.length === 1) break;
    }
    expect(school.host.school.services.multiplayer.hub.find(room.id)?.room.players).toHaveLength(1);
  });
});

describe('a page over tRPC', () => {
  /** A subscription over the socket at /trpc. */
  async function subscribe(person: Person, path: string, roomId: string) {
    const headers = { authorization: `Bearer ${person.token}` };
    const client = await openSocket(school.origin, '/trpc', { headers });
    client.send({ id: 1, method: 'subscription', params: { path, input: { roomId } } });
    return {
      socket: client.socket,
      next: async () => (await client.next()) as { result?: { type: string; data?: unknown } },
    };
  }

  test('hears the same events, until the player is taken out', async () => {
    const { ruth, room } = await school.beginGame();
    const page = await subscribe(school.people[1], 'multiplayer.events', room.id);
    expect(await page.next()).toMatchObject({ result: { type: 'started' } });
    expect(await page.next()).toMatchObject({ result: { data: { type: 'room_update' } } });
    await ruth.post(`leave-room/${room.id}`);
    expect(await page.next()).toMatchObject({
      result: { data: { type: 'room_update', room: { hostId: school.people[1].id } } },
    });
    await school.host.school.services.multiplayer.hub.dispatch(room.id, {
      type: 'leave',
      by: school.people[1].id,
    });
    expect(await page.next()).toMatchObject({ result: { data: { type: 'room_closed' } } });
    expect(await page.next()).toMatchObject({ result: { type: 'stopped' } });
    page.socket.terminate();
  });

  test('sees nothing of a room that is not its own', async () => {
    const { room } = await school.beginGame();
    const stranger = await school.host.school.given.student();
    const page = await subscribe(stranger, 'multiplayer.events', room.id);
    const heard = [await page.next(), await page.next()];
    expect(JSON.stringify(heard)).toContain('NOT_IN_ROOM');
    expect(JSON.stringify(heard)).not.toContain(room.name);
    page.socket.terminate();
  });
});
