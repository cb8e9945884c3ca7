import type { Services } from '@lamplight/api';
import type { WebSocket } from 'ws';

/** Codes that a socket is closed with (RFC 6455, and 4000 upwards for our own). */
export const CLOSE = {
  goingAway: 1001,
  refused: 1008,
  sessionEnded: 4001,
  tooManySockets: 4002,
} as const;

/** Sockets of one person at once (safety, Who may do what). */
export const SOCKETS_PER_USER = 5;

/** Milliseconds between two heartbeats; a socket that has not answered the last one is gone. */
export const HEARTBEAT = 30_000;

/** Bytes that may wait for a socket; a slower one is closed and fetches one full state when it is back. */
const MAX_WAITING = 1024 * 1024;

/** Milliseconds that a socket has to answer a goodbye. */
const GOODBYE_WITHIN = 1000;

/** Closes a socket and hears no more of it: one that floods would go on until it has answered the goodbye. */
export function sendAway(socket: WebSocket, reason: string): void {
  socket.close(CLOSE.refused, reason);
  socket.removeAllListeners('message');
  setTimeout(() => socket.terminate(), GOODBYE_WITHIN).unref();
}

interface Bound {
  readonly userId: number;
  readonly role: string;
  readonly token: string;
}

/** Every open socket of the host, over whichever path it came. */
export interface SocketRegistry {
  /** Watches a socket from its opening on: heartbeat, slowness, and the end of the host. */
  watch(socket: WebSocket): void;
  /** Ties a socket to a session; the oldest socket of the person makes room where there are too many. */
  bind(socket: WebSocket, bound: Bound): void;
  boundTo(socket: WebSocket): Bound | undefined;
  socketsOf(userId: number): readonly WebSocket[];
  /** How many are open, of whomever. */
  count(): number;
  closeAll(): void;
}

/** Sockets close when their session ends, at once here and at the next heartbeat elsewhere. */
export function createSocketRegistry(
  services: Pick<Services, 'sessions'>,
  heartbeat = HEARTBEAT,
): SocketRegistry {
  const alive = new Map<WebSocket, boolean>();
  const bindings = new Map<WebSocket, Bound>();

  services.sessions.onEnd(({ userId, token }) => {
    for (const [socket, bound] of bindings) {
      const ended = token === null ? bound.userId === userId : bound.token === token;
      if (ended) socket.close(CLOSE.sessionEnded, 'the session has ended');
    }
  });

  /** Its time may be over, a command may have ended it in another process, and an admin changed the role. */
  async function checkSession(socket: WebSocket, bound: Bound): Promise<void> {
    const user = await services.sessions.look(bound.token);
    if (user?.id === bound.userId && user.role === bound.role) return;
    socket.close(CLOSE.sessionEnded, 'the session has ended');
  }

  function beat(): void {
    for (const [socket, answered] of alive) {
      if (!answered || socket.bufferedAmount > MAX_WAITING) {
        socket.terminate();
        continue;
      }
      alive.set(socket, false);
      socket.ping();
      const bound = bindings.get(socket);
      if (bound) void checkSession(socket, bound).catch(() => socket.terminate());
    }
  }

  const timer = setInterval(beat, heartbeat);
  timer.unref();

  function socketsOf(userId: number): WebSocket[] {
    return [...bindings].filter(([, bound]) => bound.userId === userId).map(([socket]) => socket);
  }

  return {
    watch(socket) {
      alive.set(socket, true);
      socket.on('pong', () => alive.set(socket, true));
      socket.on('close', () => {
        alive.delete(socket);
        bindings.delete(socket);
      });
    },
    bind(socket, bound) {
      const others = socketsOf(bound.userId).filter((other) => other !== socket);
      const [oldest] = others;
      if (others.length >= SOCKETS_PER_USER)
        oldest?.close(CLOSE.tooManySockets, 'too many sockets');
      if (oldest && others.length >= SOCKETS_PER_USER) bindings.delete(oldest);
      bindings.set(socket, bound);
    },
    boundTo: (socket) => bindings.get(socket),
    socketsOf,
    count: () => alive.size,
    closeAll() {
      clearInterval(timer);
      for (const socket of alive.keys()) socket.close(CLOSE.goingAway, 'the host is restarting');
      // A tablet that sleeps answers nothing, and the host's end must not wait for it.
      setTimeout(() => {
        for (const socket of alive.keys()) socket.terminate();
      }, GOODBYE_WITHIN).unref();
    },
  };
}
