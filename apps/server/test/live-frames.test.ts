import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from '../src/live/frames.ts';

let close = () => {};
afterEach(() => close());

/** A socket, and the connection beneath its other end. */
async function connected(): Promise<{ client: WebSocket; beneath: Socket }> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const opening = once(sockets, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, request] = await opening;
  await once(client, 'open');
  close = () => {
    client.terminate();
    sockets.close();
    server.close();
  };
  return { client, beneath: request.socket };
}

test('messages of every length that come in one piece are read as they were written', async () => {
  const { client, beneath } = await connected();
  const heads = [0, 1, 119, 120, 121, 300, 65_529, 65_530, 200_000].map((length) =>
    'a'.repeat(length),
  );
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'binary' : String(data));
      if (heard.length === heads.length) resolve();
    });
  });
  // Six bytes, five characters: lengths are counted in bytes.
  const tail = 'Zoë 7';
  beneath.write(textFrames(heads.map((head) => ({ head: Buffer.from(head), tail }))));
  await all;
  expect(heard).toEqual(heads.map((head) => head + tail));
});
