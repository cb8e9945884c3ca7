import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTooDeep } from '../src/plugins/json-body.ts';
import { LIMITS } from '../src/plugins/limits.ts';
import { createMessageRate } from '../src/sockets/message-rate.ts';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});
afterAll(() => host.close());

describe('writes', () => {
  test('are limited for one account, while another from the same address goes on', async () => {
    const busy = await host.school.given.student();
    const other = await host.school.given.student();
    const write = ({ token }: { token: string }) =>
      host.app.inject({
        method: 'POST',
        url: '/api/lessons/1/start',
        headers: { authorization: `Bearer ${token}` },
      });
    for (let count = 0; count < LIMITS.accountWrites; count += 1) await write(busy);
    const answer = await write(busy);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(other)).statusCode).toBe(200);
    const read = await host.app.inject({
      url: '/api/modules',
      headers: { authorization: `Bearer ${busy.token}` },
    });
    expect(read.statusCode).toBe(200);
  });

  test('in one batch count one by one', async () => {
    const busy = await host.school.given.student();
    const names = Array.from({ length: 20 }, () => 'lessons.start').join(',');
    const payload = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [i, { lessonId: 1 }]));
    const send = () =>
      host.app.inject({
        method: 'POST',
        url: `/trpc/${names}?batch=1`,
        headers: { authorization: `Bearer ${busy.token}` },
        payload,
      });
    for (let sent = 0; sent < LIMITS.accountWrites / 20; sent += 1) {
      expect((await send()).statusCode).toBe(200);
    }
    expect((await send()).statusCode).toBe(429);
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
