/**
 * Floods the host at ORIGIN with the session TOKEN, from tablet number TABLET, until it is ended: 16 kept-alive connections that read and write in
 * batches without a pause, and 16 sockets that send as fast as they can and open again when they are sent away.
 */
import autocannon from 'autocannon';
import { WebSocket } from 'ws';
import { fromTablet } from '../tablet-address.ts';

const CONNECTIONS = 16;
/** Messages that a socket sends before it looks whether it is still open. */
const BURST = 200;
/** Procedures in one request: as many as the host takes. */
const BATCH = 20;

const { ORIGIN = '', TOKEN = '', TABLET = '0' } = process.env;
const headers = { authorization: `Bearer ${TOKEN}`, ...fromTablet(Number(TABLET)) };

const batchOf = (procedure: string) =>
  `/trpc/${Array.from({ length: BATCH }, () => procedure).join(',')}?batch=1`;
const lessons = Object.fromEntries(Array.from({ length: BATCH }, (_, at) => [at, { lessonId: 1 }]));

void autocannon({
  url: ORIGIN,
  connections: CONNECTIONS,
  duration: 600,
  requests: [
    { method: 'GET', path: batchOf('lessons.modules'), headers },
    { method: 'GET', path: '/api/lessons', headers },
    {
      method: 'POST',
      path: batchOf('lessons.start'),
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(lessons),
    },
  ],
});

const calls = JSON.stringify(
  Array.from({ length: BATCH }, (_, id) => ({
    ...{ id, method: 'query', params: { path: 'lessons.modules' } },
  })),
);
const subscription = (id: number) =>
  JSON.stringify({ id, method: 'subscription', params: { path: 'chat.watch' } });

function flood(): void {
  const socket = new WebSocket(`${ORIGIN.replace(/^http/, 'ws')}/trpc`, { headers });
  let sent = 0;
  const send = () => {
    for (let count = 0; count < BURST && socket.readyState === socket.OPEN; count += 1) {
      socket.send(calls);
      socket.send(subscription(++sent));
    }
    if (socket.readyState === socket.OPEN) setImmediate(send);
  };
  socket.on('open', send);
  socket.on('error', () => {});
  socket.on('close', () => setImmediate(flood));
}

for (let count = 0; count < CONNECTIONS; count += 1) flood();
