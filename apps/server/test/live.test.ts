import type { Person } from '@lamplight/api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTIONS_PER_SOCKET } from '../src/sockets/subscription-messages.ts';
import { openSocket, type SocketClient } from './socket-client.ts';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
let child: Person;
let other: Person;
beforeAll(async () => {
  host = await createTestHost();
  origin = await host.listen();
  child = await host.school.given.student();
  other = await host.school.given.student();
});
afterAll(() => host.close());

const open = (headers: Record<string, string> = {}, page?: string) =>
  openSocket(origin, '/ws', { headers, ...(page ? { origin: page } : {}) });
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const cookie = ({ token }: Person) => ({ cookie: `lamplight_session=${token}` });
/** A subscription that says nothing until a chat answers. */
const watching = (id: number) => ({ id, method: 'subscription', params: { path: 'chat.watch' } });
const authenticated = () => ({ type: 'authenticated', userId: child.id });

/** A socket that belongs to somebody. */
async function socketOf(person: Person, at = origin): Promise<SocketClient> {
  const client = await openSocket(at, '/ws', { headers: bearer(person) });
  client.send({ type: 'authenticate', userId: person.id });
  expect(await client.next()).toMatchObject({ type: 'authenticated' });
  return client;
}

describe('the door', () => {
  test('opens for the session of a cookie, a bearer header, or a token in the message', async () => {
    for (const headers of [cookie(child), bearer(child), {}]) {
      const client = await open(headers);
      client.send({ type: 'authenticate', userId: child.id, token: child.token });
      expect(await client.next()).toEqual(authenticated());
      client.socket.close();
    }
    const byCookie = await open(cookie(child));
    byCookie.send({ type: 'authenticate', userId: child.id });
    expect(await byCookie.next()).toEqual(authenticated());
    byCookie.socket.close();
  });

  test('takes the session’s user where the message names none', async () => {
    const client = await open(cookie(child));
    client.send({ type: 'authenticate' });
    expect(await client.next()).toEqual(authenticated());
    client.socket.close();
  });

  test('closes on a user who is not the session’s', async () => {
    for (const headers of [cookie(child), {}]) {
      const client = await open(headers);
      client.send({ type: 'authenticate', userId: other.id, token: child.token });
      expect(await client.next()).toMatchObject({ type: 'error', code: 'FORBIDDEN' });
      expect(await client.closed()).toBe(1008);
    }
  });

  test('closes on another session than the socket belongs to', async () => {
    const client = await socketOf(child);
    client.send({ type: 'authenticate', userId: other.id, token: other.token });
    expect(await client.next()).toMatchObject({ code: 'FORBIDDEN' });
    expect(await client.closed()).toBe(1008);
  });

  test('closes without a session', async () => {
    for (const token of [undefined, 'nothing', 'x'.repeat(500)]) {
      const client = await open();
      client.send({ type: 'authenticate', userId: child.id, token });
      expect(await client.next()).toMatchObject({ type: 'error', code: 'UNAUTHENTICATED' });
      expect(await client.closed()).toBe(1008);
    }
  });

  test('is shut to pages of other origins, and open to its own', async () => {
    await expect(open(cookie(child), 'http://evil.example')).rejects.toThrow('403');
    await expect(open(cookie(child), 'null')).rejects.toThrow('403');
    const client = await open(cookie(child), origin);
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    client.socket.close();
  });
});

describe('messages', () => {
  test('that nobody knows are answered with an error, and the socket stays', async () => {
    const client = await socketOf(child);
    const strange: [unknown, string][] = [
      [{ type: 'fly' }, 'VALIDATION'],
      [{}, 'VALIDATION'],
      ['7', 'VALIDATION'],
      ['null', 'VALIDATION'],
      ['{', 'MALFORMED_REQUEST'],
      ['', 'MALFORMED_REQUEST'],
      [{ type: 'authenticate', userId: 'one' }, 'VALIDATION'],
      [{ type: 'authenticate', userId: 1.5 }, 'VALIDATION'],
    ];
    for (const [message, code] of strange) {
      client.send(message);
      expect(await client.next()).toMatchObject({ type: 'error', code });
    }
    client.socket.send(Buffer.from([1, 2, 3]));
    expect(await client.next()).toMatchObject({ type: 'error', code: 'VALIDATION' });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    client.socket.close();
  });

  test('of more than 16 KiB close the socket', async () => {
    const client = await socketOf(child);
    client.send({ type: 'ping', padding: 'a'.repeat(15 * 1024) });
    expect(await client.next()).toEqual({ type: 'pong' });
    client.send({ type: 'ping', padding: 'a'.repeat(17 * 1024) });
    expect(await client.closed()).toBe(1009);
  });

  test('in a flood close the socket', async () => {
    const client = await socketOf(child);
    for (let sent = 0; sent < 200; sent += 1) client.send({ type: 'ping' });
    expect(await client.closed()).toBe(1008);
  });
});

describe('a socket closes', () => {
  test('when its session ends', async () => {
    const person = await host.school.given.student();
    const client = await socketOf(person);
    const staying = await socketOf(other);
    await host.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(person) });
    expect(await client.closed()).toBe(4001);
    staying.send({ type: 'ping' });
    expect(await staying.next()).toEqual({ type: 'pong' });
    staying.socket.close();
  });

  test('when every session of the person ends', async () => {
    const person = await host.school.given.student();
    const clients = [await socketOf(person), await socketOf(person)];
    await host.school.services.sessions.endAll(person.id);
    for (const client of clients) expect(await client.closed()).toBe(4001);
  });

  test('when the person opens a sixth one: the oldest makes room', async () => {
    const person = await host.school.given.student();
    const clients: SocketClient[] = [];
    for (let count = 0; count < 6; count += 1) clients.push(await socketOf(person));
    const [oldest, ...others] = clients;
    expect(await oldest?.closed()).toBe(4002);
    for (const client of others) {
      client.send({ type: 'ping' });
      expect(await client.next()).toEqual({ type: 'pong' });
      client.socket.close();
    }
  });

  test('when it does not say in time whose it is', async () => {
    const hasty = await createTestHost({ sockets: { authenticateWithin: 20 } });
    const client = await openSocket(await hasty.listen(), '/ws');
    expect(await client.next()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await client.closed()).toBe(1008);
    await hasty.close();
  });
});

describe('the heartbeat', () => {
  test('ends sockets that no longer answer, and sockets whose session another process ended', async () => {
    const quick = await createTestHost({ sockets: { heartbeat: 40 } });
    const at = await quick.listen();
    const person = await quick.school.given.student();
    const asleep = await socketOf(person, at);
    const awake = await socketOf(person, at);
    asleep.socket.pong = () => {};
    asleep.socket.pause();
    const gone = new Promise<void>((resolve) => {
      const look = () => {
        const left = quick.app.websocketServer.clients.size;
        if (left === 1) resolve();
        else setImmediate(look);
      };
      look();
    });
    await gone;
    awake.send({ type: 'ping' });
    expect(await awake.next()).toEqual({ type: 'pong' });
    await quick.school.db.deleteFrom('sessions').execute();
    expect(await awake.closed()).toBe(4001);
    asleep.socket.terminate();
    await quick.close();
  });
});

describe('tRPC over a socket', () => {
  test('is for signed-in people of this origin', async () => {
    await expect(openSocket(origin, '/trpc')).rejects.toThrow('401');
    await expect(
      openSocket(origin, '/trpc', { headers: cookie(child), origin: 'http://evil.example' }),
    ).rejects.toThrow('403');
    const client = await openSocket(origin, '/trpc', { headers: cookie(child) });
    client.send(watching(1));
    expect(await client.next()).toMatchObject({ id: 1, result: { type: 'started' } });
    client.socket.close();
  });

  test.each([
    ['query', 'auth.me', undefined],
    ['mutation', 'lessons.start', { lessonId: 1 }],
  ])('carries no %s', async (method, path, input) => {
    const person = await host.school.given.student();
    const client = await openSocket(origin, '/trpc', { headers: bearer(person) });
    client.send({ id: 1, method, params: { path, input } });
    expect(await client.next()).toMatchObject({
      ...{ id: 1, error: { data: { code: 'SUBSCRIPTIONS_ONLY', status: 400 } } },
    });
    const started = await host.school.db
      .selectFrom('lessonProgress')
      .where('userId', '=', person.id)
      .select('lessonId')
      .execute();
    expect(started).toEqual([]);
    client.socket.close();
  });

  test('takes one call a message, and goes on after a list of them', async () => {
    const client = await openSocket(origin, '/trpc', { headers: cookie(child) });
    client.send([watching(1), watching(2)]);
    expect(await client.next()).toMatchObject({
      ...{ id: null, error: { data: { code: 'MALFORMED_REQUEST' } } },
      ...{ error: { message: 'Please send one call in each message.' } },
    });
    client.send(watching(3));
    expect(await client.next()).toMatchObject({ id: 3, result: { type: 'started' } });
    client.socket.close();
  });

  test('has so many subscriptions at once, and again one when one has ended', async () => {
    const person = await host.school.given.student();
    const client = await openSocket(origin, '/trpc', { headers: bearer(person) });
    for (let id = 1; id <= SUBSCRIPTIONS_PER_SOCKET; id += 1) {
      client.send(watching(id));
      expect(await client.next()).toMatchObject({ id, result: { type: 'started' } });
    }
    client.send(watching(1));
    expect(await client.next()).toMatchObject({ error: { data: { code: 'MALFORMED_REQUEST' } } });
    client.send(watching(100));
    expect(await client.next()).toMatchObject({ error: { data: { code: 'TOO_MANY_ATTEMPTS' } } });
    client.send({ id: 1, method: 'subscription.stop' });
    expect(await client.next()).toMatchObject({ id: 1, result: { type: 'stopped' } });
    client.send(watching(100));
    expect(await client.next()).toMatchObject({ id: 100, result: { type: 'started' } });
    client.socket.close();
  });

  test('ends with the session', async () => {
    const person = await host.school.given.student();
    const client = await openSocket(origin, '/trpc', { headers: bearer(person) });
    await host.school.services.sessions.end(person.token);
    expect(await client.closed()).toBe(4001);
  });
});
