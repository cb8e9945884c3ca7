import type { FastifyRequest } from 'fastify';

/**
 * What a cookie of ours is called on the way that a request came. Over HTTPS it has a name of its own, which browsers
 * take only from this host over HTTPS: nobody on the network can put another in its place, and what was sent over plain
 * http before is not good there. A shared name would also lock a school out that goes back to plain http, where browsers
 * let nobody replace a Secure cookie.
 */
export function cookieNameFor(request: FastifyRequest, name: string): string {
  return request.protocol === 'https' ? `__Host-${name}` : name;
}

/** The cookie of a request, if it has one. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie ? request.server.parseCookie(cookie)[cookieNameFor(request, name)] : undefined;
}
