import { SESSION_SECONDS } from '@lamplight/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameFor, readCookie } from './cookie-names.ts';

const SESSION_COOKIE = 'lamplight_session';

/** The session that the browser's cookie names. */
export function sessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, SESSION_COOKIE);
}

/**
 * Sets the session cookie of an answer, or clears it (null). No script can read it, no other site's
 * form sends it, and it is Secure exactly when the request came over https: on plain http in a LAN a
 * Secure cookie would never come back.
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  reply.setCookie(cookieNameFor(request, SESSION_COOKIE), token ?? '', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.protocol === 'https',
    maxAge: token === null ? 0 : SESSION_SECONDS,
  });
}
