import { once } from 'node:events';
import { WebSocket } from 'ws';

type Message = Record<string, unknown>;

/** A player's end of a socket. */
export interface SocketClient {
  readonly socket: WebSocket;
  send(message: unknown): void;
  /** The next message that has not been read yet. */
  next(): Promise<Message>;
  /** The code that the socket is closed with. */
  closed(): Promise<number>;
}

interface Opening {
  readonly headers?: Record<string, string>;
  readonly origin?: string;
  /** The certificate that a host over HTTPS is known by, in PEM form. */
  readonly ca?: string;
}

/**
 * Opens a socket and waits until it is open.
 * @param origin of the host, such as `http://127.0.0.1:40123`
 * @throws Error `Unexpected server response: 403` when the host refuses
 */
export async function openSocket(
  origin: string,
  path: string,
  { headers = {}, origin: page, ca }: Opening = {},
): Promise<SocketClient> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, {
    headers,
    ...(page ? { origin: page } : {}),
    ...(ca ? { ca } : {}),
  });
  const unread: Message[] = [];
  const readers: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    const reader = readers.shift();
    if (reader) reader(message);
    else unread.push(message);
  });
  const end = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  await once(socket, 'open');
  // A host that goes away abruptly is what some tests are about.
  socket.on('error', () => {});
  return {
    socket,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next() {
      const message = unread.shift();
      if (message) return Promise.resolve(message);
      return new Promise((resolve) => readers.push(resolve));
    },
    closed: () => end,
  };
}
