import type { AppRouter } from '@lamplight/api';
import { createTRPCClient, getUntypedClient, httpBatchLink, loggerLink } from '@trpc/client';
import { sessionHeaders } from '../../lib/session-token.ts';
import { noticeSafetyReply } from '../safety-reply/safety-reply-store.ts';

/** The header by which the host knows a repeated call (decisions, REST). */
const KEY_HEADER = 'Idempotency-Key';

/** For writes that may be repeated after a lost connection: each is a request of its own, with its key. */
export const keyedApi = createTRPCClient<AppRouter>({
  links: [
    loggerLink({ logger: noticeSafetyReply }),
    httpBatchLink({
      url: '/trpc',
      // The key belongs to one call, so each travels alone.
      maxItems: 1,
      headers: ({ opList: [op] }) => {
        const { idempotencyKey } = op.context;
        return {
          ...sessionHeaders(),
          ...(typeof idempotencyKey === 'string' ? { [KEY_HEADER]: idempotencyKey } : {}),
        };
      },
      fetch: (address, options) =>
        fetch(address, { ...options, credentials: 'include' } as RequestInit),
    }),
  ],
});

/** Options of a keyed call. */
export function withKey(idempotencyKey: string) {
  return { context: { idempotencyKey } };
}

/** Sends a call that was kept, by the name of its procedure. */
export async function sendPending(operation: string, input: unknown, key: string): Promise<void> {
  await getUntypedClient(keyedApi).mutation(operation, input, withKey(key));
}
