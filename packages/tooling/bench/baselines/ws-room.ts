/**
 * The floor of a quiz room: bare `ws`. `POST /go` sends its body to every socket; each message of a socket is
 * acknowledged to it, and stored nowhere. With a file as STORE it first appends the body to that and waits until
 * the disk has it: no host can do without that which tells only what it will still know after a power cut.
 */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';

const store = process.env.STORE ? await open(process.env.STORE, 'a') : null;
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const message = await text(request);
    await store?.write(message);
    await store?.datasync();
    for (const socket of sockets.clients) socket.send(message);
  }
  response.end('{}');
});

const sockets = new WebSocketServer({ server, maxPayload: 16 * 1024 });
sockets.on('connection', (socket: WebSocket) => {
  socket.on('message', (data) => {
    const { sessionId, questionId, answer } = JSON.parse(String(data));
    socket.send(JSON.stringify({ type: 'answer_accepted', sessionId, questionId, answer }));
  });
});
server.listen(Number(process.env.PORT), process.env.HOST);
