import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

const DEBUG = 20;
const WARN = 40;

let host: TestHost;
let origin: string;
beforeAll(async () => {
  host = await createTestHost({ environment: { LOG_LEVEL: 'debug' } });
  origin = await host.listen();
});
afterAll(() => host.close());

/** Sends the beginning of a request and is gone. */
async function goAway(path: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const headers = `Host: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 900`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{"username":`);
  setTimeout(() => socket.resetAndDestroy(), 50);
  await once(socket, 'close');
}

test.each(['/api/auth/login', '/trpc/auth.login'])(
  'a tablet that is gone in the middle of a request to %s leaves a debug line and no error',
  async (path) => {
    const before = host.logged.length;
    await goAway(path);
    const lines = () => host.logged.slice(before).map(({ level, msg }) => ({ level, msg }));
    await expect.poll(lines).toContainEqual({ level: DEBUG, msg: 'the other side went away' });
    expect(lines().filter(({ level }) => Number(level) >= WARN)).toEqual([]);
  },
);

/** Sends a whole request, and is gone before its answer. */
async function askAndGo(request: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request.replace('HOST', `${hostname}:${port}`));
  setImmediate(() => socket.resetAndDestroy());
  await once(socket, 'close');
}

test.each([
  ['a page that is read', 'GET /api/openapi.json HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['a batch of calls', 'GET /trpc/host.info,auth.session?batch=1 HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  [
    'a socket that opens',
    'GET /ws HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ],
])('twenty tablets that are gone before the answer to %s leave no error', async (_, request) => {
  const before = host.logged.length;
  await Promise.all(Array.from({ length: 20 }, () => askAndGo(request)));
  // Whatever the host was at is done before it answers the next one.
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const lines = host.logged.slice(before).filter(({ level }) => Number(level) >= WARN);
  expect(lines).toEqual([]);
});

test('an error of our own is still logged as one', async () => {
  const { given } = host.school;
  const child = await given.student();
  const before = host.logged.length;
  await host.school.db.schema.alterTable('profiles').renameTo('profiles_away').execute();
  const answer = await fetch(`${origin}/api/profile/me`, {
    headers: { authorization: `Bearer ${child.token}` },
  });
  await host.school.db.schema.alterTable('profiles_away').renameTo('profiles').execute();
  expect(answer.status).toBe(500);
  expect(host.logged.slice(before).map(({ msg }) => msg)).toContain('a request failed');
});
