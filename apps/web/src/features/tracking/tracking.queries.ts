import type { AppRouter } from '@lamplight/api';
import type { SessionReport } from '@lamplight/domain/tracking';
import { createTRPCClient, httpLink } from '@trpc/client';
import { sessionHeaders } from '../../lib/session-token.ts';

/** Calls that outlive the page. A batch would wait for the page's next moment, and there is none. */
const parting = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      headers: sessionHeaders,
      fetch: (address, options) =>
        fetch(address, { ...options, credentials: 'include', keepalive: true } as RequestInit),
    }),
  ],
});

/** Sends the report of a visit while the page goes. Nobody is left who could be told of a failure. */
export function reportVisit(report: SessionReport): void {
  parting.tracking.report.mutate(report).catch(() => undefined);
}
