import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';

/** What an adapter hands to every procedure. */
export interface Context {
  readonly actor: Actor;
  readonly services: Services;
  /** Where this host is reached, without a trailing slash: mailed links begin with it. */
  readonly baseUrl: string;
  /** Where the other devices of the network reach it, as a code on a wall says. */
  readonly addressForOthers: () => string;
  /** Sets or clears the session cookie of the answer. */
  readonly setSessionCookie: (token: string | null) => void;
  /** What the browser keeps of itself; programs without cookies keep nothing. */
  readonly device: {
    readonly token: string | null;
    /** Has the browser keep its token from now on. */
    keep(token: string): void;
  };
  /** The network address that the call comes from, for counting and never to be stored; a class may share one. */
  readonly address: string;
  /** Whether the call came over the network as it is, readable to others there. */
  readonly plainHttp: boolean;
  readonly idempotencyKey?: string | undefined;
  /** True on a socket, which has none of the ways in which a request is limited and answered. */
  readonly subscriptionsOnly?: true | undefined;
}
