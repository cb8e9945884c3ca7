import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSocket } from './socket-client.ts';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost({ sockets: { heartbeat: 40 } });
});
afterEach(() => host.close());

const HOURS = 60;
/** Code of a socket whose session has ended. */
const SESSION_ENDED = 4001;

async function statusOf(token: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await host.app.inject({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return answer.statusCode;
}

test('a page that nobody touches does not keep the session of a teacher alive', async () => {
  const { clock, given } = host.school;
  const teacher = await given.teacher();
  const leftAlone = { 'x-left-alone': '1' };
  clock.advance({ minutes: 7 * HOURS });
  expect(await statusOf(teacher.token, leftAlone)).toBe(200);
  clock.advance({ minutes: 7 * HOURS });
  expect(await statusOf(teacher.token, leftAlone)).toBe(401);
});

test('a page that somebody works with does', async () => {
  const { clock, given } = host.school;
  const teacher = await given.teacher();
  for (const hours of [7, 7]) {
    clock.advance({ minutes: hours * HOURS });
    expect(await statusOf(teacher.token)).toBe(200);
  }
});

test('an open socket keeps no session alive, and closes when its time is over', async () => {
  const { clock, given } = host.school;
  const origin = await host.listen();
  const open = async ({ token }: { token: string }) =>
    openSocket(origin, '/trpc', { headers: { authorization: `Bearer ${token}` } });
  const teacher = await open(await given.teacher());
  const parent = await open(await given.parent());
  clock.advance({ minutes: 11 * HOURS });
  // Two heartbeats look at the session.
  await once(teacher.socket, 'ping');
  await once(teacher.socket, 'ping');
  clock.advance({ minutes: HOURS });
  expect(await teacher.closed()).toBe(SESSION_ENDED);
  expect(parent.socket.readyState).toBe(parent.socket.OPEN);
});
