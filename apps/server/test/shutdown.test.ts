import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openSocket } from './socket-client.ts';
import { createTestHost } from './test-host.ts';

/** Begins a request and leaves it unfinished, on a connection that has had an answer before. */
async function beginRequest(origin: string, path: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const host = `Host: ${hostname}:${port}\r\n`;
  socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\nGET ${path} HTTP/1.1\r\n${host}`);
  await once(socket, 'data');
  return {
    /** Ends the request and returns what comes until the host closes the connection. */
    finish(): Promise<string> {
      socket.write('\r\n');
      return text(socket);
    },
  };
}

test('a host that closes lets running requests end and refuses new ones in our words', async () => {
  const host = await createTestHost();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  host.app.get('/slow', async () => {
    arrived();
    await released;
    return { done: true };
  });
  const origin = await host.listen();
  const slow = fetch(`${origin}/slow`);
  await arrival;
  const late = await beginRequest(origin, '/api/modules');

  const closing = host.app.close();
  const refused = await late.finish();
  expect(refused).toContain('HTTP/1.1 503');
  expect(refused).toContain('"code":"SHUTTING_DOWN"');
  expect(refused.toLowerCase()).toContain('retry-after: 5');
  release();
  expect(await (await slow).json()).toEqual({ done: true });
  await closing;
  await host.school.close();
});

test('a host that closes says goodbye to its sockets and waits for no sleeping one', async () => {
  const host = await createTestHost();
  const origin = await host.listen();
  const child = await host.school.given.student();
  const headers = { authorization: `Bearer ${child.token}` };
  const awake = await openSocket(origin, '/ws', { headers });
  const overTrpc = await openSocket(origin, '/trpc', { headers });
  const asleep = await openSocket(origin, '/ws', { headers });
  asleep.socket.pause();
  await host.close();
  expect(await awake.closed()).toBe(1001);
  expect(await overTrpc.closed()).toBe(1001);
  asleep.socket.terminate();
});

test('a host that has closed takes no connection', async () => {
  const host = await createTestHost();
  const origin = await host.listen();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await host.close();
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});
