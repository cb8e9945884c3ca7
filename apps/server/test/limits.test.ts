import type { Person } from '@lamplight/api/testing';
import { CALLS_OF_ADDRESS, CALLS_OF_CHILD } from '@lamplight/domain/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTooDeep } from '../src/plugins/json-body.ts';
import { LIMITS } from '../src/plugins/limits.ts';
import { createMessageRate } from '../src/sockets/message-rate.ts';
import { openSocket } from './socket-client.ts';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
beforeAll(async () => {
  host = await createTestHost();
  origin = await host.listen();
});
afterAll(() => host.close());

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Where somebody calls from: each test has an address of its own, and those who share it are counted together. */
interface From {
  readonly remoteAddress?: string;
}

/** Starts a lesson, which is a write. */
const write = (person: Person, from: From = {}) =>
  host.app.inject({
    ...{ method: 'POST', url: '/api/lessons/1/start', headers: bearer(person), ...from },
  });

const read = (person: Person, from: From = {}) =>
  host.app.inject({ url: '/trpc/auth.me', headers: bearer(person), ...from });

/** So many calls of a procedure in one request. */
function batch(
  person: Person,
  method: 'GET' | 'POST',
  procedure: string,
  calls: number,
  from: From = {},
) {
  const places = Array.from({ length: calls }, (_, place) => place);
  return host.app.inject({
    method,
    url: `/trpc/${places.map(() => procedure).join(',')}?batch=1`,
    headers: bearer(person),
    ...from,
    ...(method === 'POST'
      ? { payload: Object.fromEntries(places.map((place) => [place, { lessonId: 1 }])) }
      : {}),
  });
}

describe('writes', () => {
  test('are limited for one account, while another from the same address goes on', async () => {
    const busy = await host.school.given.student();
    const other = await host.school.given.student();
    const from = { remoteAddress: '192.0.2.1' };
    for (let count = 0; count < LIMITS.accountWrites; count += 1) await write(busy, from);
    const answer = await write(busy, from);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(other, from)).statusCode).toBe(200);
    expect((await read(busy, from)).statusCode).toBe(200);
  });

  test('in one batch count one by one', async () => {
    const busy = await host.school.given.student();
    const send = () => batch(busy, 'POST', 'lessons.start', 20, { remoteAddress: '192.0.2.2' });
    for (let sent = 0; sent < LIMITS.accountWrites / 20; sent += 1) {
      expect((await send()).statusCode).toBe(200);
    }
    expect((await send()).statusCode).toBe(429);
  });
});

describe('reads', () => {
  test('are counted one by one in batches, and end for the account alone', async () => {
    const busy = await host.school.given.student();
    const other = await host.school.given.student();
    const from = { remoteAddress: '192.0.2.3' };
    const send = () => batch(busy, 'GET', 'auth.me', 20, from);
    let served = 0;
    while ((await send()).statusCode === 200) served += 20;
    expect(served).toBe(LIMITS.accountReads);
    const refused = await host.app.inject({ url: '/api/modules', headers: bearer(busy), ...from });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(other, from)).statusCode).toBe(200);
    expect((await write(busy, from)).statusCode).toBe(200);
  });

  test('of visitors from the address of a class are not counted', async () => {
    const names = Array.from({ length: 20 }, () => 'auth.session').join(',');
    const ask = () => host.app.inject({ url: `/trpc/${names}?batch=1` });
    for (let count = 0; count < LIMITS.accountReads; count += 20) await ask();
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('forty accounts of one pupil', () => {
  test.each([
    ['write', 'POST', 'lessons.start', '192.0.2.4'],
    ['read', 'GET', 'auth.me', '192.0.2.5'],
  ] as const)(
    'get what a class gets at once (%s), and others at their address and elsewhere go on',
    async (kind, method, procedure, remoteAddress) => {
      const quiet = await host.school.given.student();
      const accounts: Person[] = [];
      for (let made = 0; made < 40; made += 1) accounts.push(await host.school.given.student());
      const began = performance.now();
      let served = 0;
      let retryAfter = 0;
      for (let round = 0; retryAfter === 0; round += 1) {
        const account = accounts[round % accounts.length] as Person;
        const answer = await batch(account, method, procedure, 20, { remoteAddress });
        if (answer.statusCode === 200) served += 20;
        else retryAfter = Number(answer.headers['retry-after']);
      }
      const seconds = (performance.now() - began) / 1000;
      const { burst, perSecond } = CALLS_OF_ADDRESS[kind];
      expect(served).toBeGreaterThanOrEqual(Math.min(burst, 40 * 20));
      expect(served).toBeLessThanOrEqual(
        burst + perSecond * seconds + 40 * CALLS_OF_CHILD[kind].burst,
      );
      expect(retryAfter).toBeGreaterThan(0);

      const call = kind === 'write' ? write : read;
      for (let slowly = 0; slowly < 5; slowly += 1) {
        expect((await call(quiet, { remoteAddress })).statusCode).toBe(200);
      }
      const [first] = accounts as [Person];
      const elsewhere = await batch(first, method, procedure, 20, { remoteAddress: '192.0.2.99' });
      expect(elsewhere.statusCode).toBe(200);
    },
  );

  test('are no class: sixty children who write ten times each and open a page are served', async () => {
    const from = { remoteAddress: '192.0.2.6' };
    const children: Person[] = [];
    for (let made = 0; made < 60; made += 1) children.push(await host.school.given.student());
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all(children.map((child) => write(child, from)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const pages = await Promise.all(
      children.map((child) => batch(child, 'GET', 'auth.me', 20, from)),
    );
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

describe('sixteen connections of one account', () => {
  test('get what one account gets, over requests and sockets together', async () => {
    const busy = await host.school.given.student();
    const other = await host.school.given.student();
    const names = Array.from({ length: 20 }, () => 'auth.me').join(',');
    const request = (person: Person) =>
      fetch(`${origin}/trpc/${names}?batch=1`, { headers: bearer(person) });

    // Every opening is a call, and five sockets of one account are open at once.
    for (let opened = 0; opened < 16; opened += 1) {
      await openSocket(origin, '/trpc', { headers: bearer(busy) });
    }
    const open = LIMITS.accountReads - 16;
    const flood = async () => {
      let served = 0;
      while ((await request(busy)).status === 200) served += 20;
      return served;
    };
    const served = await Promise.all(Array.from({ length: 16 }, flood));
    expect(served.reduce((sum, each) => sum + each, 0)).toBe(open - (open % 20));
    expect((await request(other)).status).toBe(200);
    await expect(openSocket(origin, '/trpc', { headers: bearer(busy) })).rejects.toThrow('429');
    const next = await openSocket(origin, '/trpc', { headers: bearer(other) });
    next.socket.close();
  });

  test('are sent away by a message too many, without being heard to the end', async () => {
    const person = await host.school.given.student();
    const busy = await openSocket(origin, '/trpc', { headers: bearer(person) });
    for (let sent = 0; sent < 2000; sent += 1) {
      busy.send({ id: sent, method: 'subscription.stop' });
    }
    expect(await busy.closed()).toBe(1008);
  });
});

test('JSON is too deep beyond twenty levels, counted outside of texts', () => {
  const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
  expect(isTooDeep(nested(20))).toBe(false);
  expect(isTooDeep(nested(22))).toBe(true);
  expect(isTooDeep(JSON.stringify('['.repeat(100)))).toBe(false);
  expect(isTooDeep(JSON.stringify({ text: '\\"[[[[[[[[[[[[[[[[[[[[[[[[' }))).toBe(false);
  expect(isTooDeep('[]'.repeat(100))).toBe(false);
});

test('a socket may send a burst of messages, and then as many as time gives back', () => {
  let now = 0;
  const mayCome = createMessageRate(() => now);
  const burst = () => {
    let count = 0;
    while (mayCome()) count += 1;
    return count;
  };
  expect(burst()).toBe(40);
  now += 1000;
  expect(burst()).toBe(20);
  now += 60_000;
  expect(burst()).toBe(40);
});
