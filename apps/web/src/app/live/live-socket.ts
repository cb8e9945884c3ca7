import type { LiveMessage } from '@lamplight/domain/multiplayer';
import type { UntypedAnswer } from '@lamplight/domain/questions';
import { reconnectDelay } from './reconnect-delay.ts';

/** What a player's browser says over `/ws`. */
export type ClientMessage =
  | { readonly type: 'authenticate'; readonly userId: number; readonly token: string }
  | { readonly type: 'ping' }
  | {
      readonly type: 'submit_answer';
      readonly sessionId: number;
      readonly questionId: string;
      /** What is typed goes as a call, on which it is heard. */
      readonly answer: UntypedAnswer;
    }
  | { readonly type: 'resync' };

/**
 * connecting: the first try; connected: the host knows who we are; lost: the connection is being made
 * again; unavailable: no try has reached the host over a socket, so another way is needed meanwhile.
 */
export type LiveStatus = 'connecting' | 'connected' | 'lost' | 'unavailable';

export interface LiveSocketOptions {
  /** Opens a socket to the host. */
  readonly open: () => WebSocket;
  readonly authenticate: () => Extract<ClientMessage, { type: 'authenticate' }>;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onStatus: (status: LiveStatus) => void;
  readonly random?: () => number;
}

export interface LiveSocket {
  /** Sends it now; false when there is no connection. */
  readonly send: (message: ClientMessage) => boolean;
  /** Tries at once where a connection is missing, and looks whether one that is there still lives. */
  readonly wake: () => void;
  /** Lets go of the connection until `wake`: nobody looks at the page. */
  readonly sleep: () => void;
  readonly close: () => void;
}

/** How often the host is asked for a sign of life, and how long it may take to give one, in ms. */
const PING_MS = 15_000;
const PONG_WITHIN_MS = 6000;
/** How long a socket may take to open and to be authenticated, in ms. */
const OPEN_WITHIN_MS = 8000;
/** Failed tries in a row after which the page asks the host another way. */
const UNAVAILABLE_AFTER = 2;
/** The session has ended (4001): whoever signs in next opens a socket of their own. */
const SESSION_ENDED = 4001;

/** One socket to the host that comes back by itself after every loss. */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { open, authenticate, onMessage, onStatus, random = Math.random } = options;
  let socket: WebSocket | null = null;
  let authenticated = false;
  let failures = 0;
  let status: LiveStatus = 'connecting';
  let over = false;
  const timers = { retry: timer(), ping: timer(), patience: timer() };

  function tell(next: LiveStatus): void {
    if (next === status) return;
    status = next;
    onStatus(next);
  }

  /** Takes leave of the present socket: whatever it still says is of no interest. */
  function drop(): void {
    const gone = socket;
    socket = null;
    authenticated = false;
    for (const one of Object.values(timers)) one.stop();
    if (gone === null) return;
    gone.onopen = null;
    gone.onmessage = null;
    gone.onclose = null;
    gone.onerror = null;
    gone.close();
  }

  function lose(): void {
    drop();
    failures += 1;
    tell(failures >= UNAVAILABLE_AFTER ? 'unavailable' : 'lost');
    timers.retry.start(connect, reconnectDelay(failures - 1, random()));
  }

  function ping(): void {
    socket?.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage));
    timers.patience.start(lose, PONG_WITHIN_MS);
  }

  function expectLife(): void {
    timers.patience.stop();
    timers.ping.start(ping, PING_MS);
  }

  function receive(data: unknown): void {
    const message = parse(data);
    expectLife();
    if (message === null) return;
    if (message.type === 'authenticated') {
      authenticated = true;
      failures = 0;
      tell('connected');
    }
    onMessage(message);
  }

  function connect(): void {
    if (over || socket !== null) return;
    timers.retry.stop();
    let opened: WebSocket;
    try {
      opened = open();
    } catch {
      lose();
      return;
    }
    socket = opened;
    timers.patience.start(lose, OPEN_WITHIN_MS);
    opened.onopen = () => opened.send(JSON.stringify(authenticate()));
    opened.onmessage = ({ data }) => receive(data);
    opened.onerror = () => undefined;
    opened.onclose = ({ code }) => {
      if (code === SESSION_ENDED) {
        over = true;
        drop();
        tell('unavailable');
      } else lose();
    };
  }

  connect();
  return {
    send(message) {
      if (socket === null || !authenticated) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    wake() {
      if (socket === null) connect();
      // A device that slept may hold a socket whose far end is long gone.
      else if (authenticated) ping();
    },
    sleep() {
      drop();
      if (!over) tell('lost');
    },
    close() {
      over = true;
      drop();
    },
  };
}

/** A message of the host; null for what is none, which is logged and otherwise ignored (spec 8). */
function parse(data: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (typeof message === 'object' && message !== null && 'type' in message) {
      return message as LiveMessage;
    }
  } catch {
    // Said below.
  }
  // biome-ignore lint/suspicious/noConsole: what cannot be read is logged, and nothing else (spec 8).
  console.warn('a live message could not be read');
  return null;
}

/** One thing that happens later, or not at all. */
function timer() {
  let id: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(id);
    id = undefined;
  };
  return {
    stop,
    start(task: () => void, ms: number) {
      stop();
      id = setTimeout(task, ms);
    },
  };
}
