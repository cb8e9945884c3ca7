/**
 * The floor of a quiz room: bare `ws`. `POST /go` sends its body to every socket; each message of a socket is
 * acknowledged to it, and stored nowhere.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const message = await text(request);
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
