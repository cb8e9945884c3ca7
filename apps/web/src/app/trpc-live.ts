import type { AppRouter } from '@lamplight/api';
import { createTRPCClient, createWSClient, type TRPCClient, wsLink } from '@trpc/client';

/** How long the socket stays open after the last subscription, in ms: the next page may want one. */
const LINGER_MS = 5000;

/** How often a silent socket is asked whether it is still there, and how long it may take to say so, in ms. */
const PING_MS = 15_000;
const PONG_WITHIN_MS = 5000;

/** The longest wait before another try to connect, in ms. */
const LONGEST_WAIT_MS = 10_000;

function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc`;
}

/** Tries again at once, then after 1, 2, 4 … seconds, each a little off so that a class does not return in one moment. */
function retryDelayMs(attempt: number): number {
  if (attempt === 0) return 0;
  return Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt) * (0.75 + Math.random() / 2);
}

let client: TRPCClient<AppRouter> | undefined;

/**
 * The client for subscriptions. Its socket opens with the first of them, returns by itself with all of
 * them after a loss, and closes soon after the last.
 */
export function liveApi(): TRPCClient<AppRouter> {
  client ??= createTRPCClient<AppRouter>({
    links: [
      wsLink({
        client: createWSClient({
          url: socketAddress,
          lazy: { enabled: true, closeMs: LINGER_MS },
          keepAlive: { enabled: true, intervalMs: PING_MS, pongTimeoutMs: PONG_WITHIN_MS },
          retryDelayMs,
        }),
      }),
    ],
  });
  return client;
}
