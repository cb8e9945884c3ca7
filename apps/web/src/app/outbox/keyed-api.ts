import type { AppRouter } from '@lamplight/api';
import { createTRPCClient, getUntypedClient, httpBatchLink, loggerLink } from '@trpc/client';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { sessionHeaders } from '../../lib/session-token.ts';
import { noticeSafetyReply } from '../safety-reply/safety-reply-store.ts';

/** The header by which the host knows whose write it is, whoever has signed in here meanwhile. */
const ACTING_USER_HEADER = 'X-Acting-User';

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
        const { idempotencyKey, actingUser } = op.context;
        return {
          ...sessionHeaders(),
          ...(typeof idempotencyKey === 'string' ? { [KEY_HEADER]: idempotencyKey } : {}),
          ...(typeof actingUser === 'number' ? { [ACTING_USER_HEADER]: `${actingUser}` } : {}),
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

/** Options of a call that was kept on this device: with its key, and only under the session of the one who made it. */
export function optionsOf({ key, userId }: Pick<PendingCall, 'key' | 'userId'>) {
  return { context: { idempotencyKey: key, actingUser: userId } };
}
export type KeptOptions = ReturnType<typeof optionsOf>;

/** Sends a call that was kept, by the name of its procedure. */
export async function sendPending(call: PendingCall): Promise<void> {
  const { operation, input } = call;
  await getUntypedClient(keyedApi).mutation(operation, input, optionsOf(call));
}
