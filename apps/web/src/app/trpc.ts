import type { AppRouter } from '@lamplight/api';
import { createTRPCClient, httpBatchLink, loggerLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { sessionHeaders } from '../lib/session-token.ts';
import { noticeSafetyReply } from './safety-reply/safety-reply-store.ts';

/** Typed hooks for every procedure. Only `*.queries.ts` files use them. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls made in the same moment travel as one request; cookies and the token go along (spec 7). */
const links: TRPCLink<AppRouter>[] = [
  loggerLink({ logger: noticeSafetyReply }),
  httpBatchLink({
    url: '/trpc',
    // As many as the host answers at once; a document of a whole class asks for more.
    maxItems: 20,
    headers: sessionHeaders,
    fetch: (address, options) =>
      fetch(address, { ...options, credentials: 'include' } as RequestInit),
  }),
];

/** The client behind the hooks. */
export function createHooksClient() {
  return trpc.createClient({ links });
}

/** For calls outside of components, such as the guard of the router. */
export const api = createTRPCClient<AppRouter>({ links });
