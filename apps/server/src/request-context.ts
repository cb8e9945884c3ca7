import {
  ACTING_USER_HEADER,
  type Actor,
  AppError,
  type Context,
  MAX_IDEMPOTENCY_KEY,
  requireActingUser,
  type Services,
  VISITOR,
} from '@lamplight/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlainHttp } from './https/close-plain-http.ts';
import { addressForOthers, type BaseUrl } from './own-addresses.ts';
import { deviceToken, setDeviceCookie } from './plugins/device-cookie.ts';
import type { CallLimits } from './plugins/limits.ts';
import { isWrite, type SameOrigin } from './plugins/same-origin.ts';
import { sessionCookie, setSessionCookie } from './plugins/session-cookie.ts';

/** A session's token as a request presents it. */
interface Presented {
  readonly token: string;
  /** True when only the browser's cookie vouches for the request. */
  readonly byCookie: boolean;
}

/** Longer than any token of ours; more is not worth a look. */
const MAX_TOKEN_LENGTH = 200;

/** The token of the bearer header, else of X-Session-Token, else of the cookie. */
export function presentedToken(request: FastifyRequest): Presented | null {
  const { headers } = request;
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const header = bearer ?? headers['x-session-token'];
  if (typeof header === 'string' && header !== '') return { token: header, byCookie: false };
  const cookie = sessionCookie(request);
  return cookie ? { token: cookie, byCookie: true } : null;
}

/** With this header a page says that it asks by itself: nobody has touched it for a while. */
const LEFT_ALONE = 'x-left-alone';

/** Whether somebody is there who uses the session, or a page or a socket looks by itself. */
type Presence = 'there' | 'left-alone';

/** The person whose session a token is; a visitor for a token that is unknown or has expired. */
export async function actorOf(
  { sessions }: Pick<Services, 'sessions'>,
  token: string | undefined,
  presence: Presence,
): Promise<Actor> {
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) return VISITOR;
  const user = await (presence === 'there' ? sessions.validate(token) : sessions.look(token));
  return user ? { kind: 'user', user, sessionToken: token } : VISITOR;
}

/** `calls` is how many procedures the request calls, one when left out. */
export type ContextFor = (
  request: FastifyRequest,
  reply: FastifyReply,
  calls?: number,
) => Promise<Context>;

interface Dependencies {
  readonly services: Services;
  readonly sameOrigin: SameOrigin;
  readonly limitCalls: CallLimits;
  readonly baseUrl: BaseUrl;
}

/**
 * The one builder of what a procedure is told about a request: who acts (never from the body), where
 * the host is reached, how the cookie is set. Every adapter over HTTP uses it.
 * @throws AppError CROSS_ORIGIN, UNAUTHENTICATED for a write of another user, TOO_MANY_ATTEMPTS, VALIDATION for an Idempotency-Key that is too long
 */
export function createContextBuilder(deps: Dependencies): ContextFor {
  const { services, sameOrigin, limitCalls, baseUrl } = deps;
  return async (request, reply, calls = 1) => {
    const presented = presentedToken(request);
    const writes = isWrite(request);
    if (writes && presented?.byCookie) sameOrigin.requireFor(request);
    const presence = LEFT_ALONE in request.headers ? 'left-alone' : 'there';
    const actor = await actorOf(services, presented?.token, presence);
    if (writes) requireActingUser(actor, request.headers[ACTING_USER_HEADER]);
    await limitCalls(request, actor, { kind: writes ? 'write' : 'read', count: calls });
    const ownAddress = baseUrl(request);
    return {
      actor,
      services,
      baseUrl: ownAddress,
      addressForOthers: () => addressForOthers(ownAddress),
      setSessionCookie: (token) => setSessionCookie(request, reply, token),
      device: {
        get token() {
          return deviceToken(request);
        },
        keep: (token) => setDeviceCookie(request, reply, token),
      },
      address: request.ip,
      plainHttp: isPlainHttp(request),
      idempotencyKey: writes ? idempotencyKeyOf(request) : undefined,
    };
  };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > MAX_IDEMPOTENCY_KEY) {
    throw new AppError('VALIDATION', { message: 'This Idempotency-Key is too long.' });
  }
  return key;
}
