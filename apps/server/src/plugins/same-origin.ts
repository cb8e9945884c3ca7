import { AppError } from '@lamplight/api';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isWrite(request: FastifyRequest): boolean {
  return !SAFE_METHODS.has(request.method);
}

/** Tells whether a page of this host made a request, from what browsers say about it. */
export interface SameOrigin {
  /**
   * For a write that a cookie alone vouches for: any page in the browser could have sent it, so it
   * must say that it comes from here (Origin, else Sec-Fetch-Site, else Referer).
   * @throws AppError CROSS_ORIGIN
   */
  requireFor(request: FastifyRequest): void;
  /**
   * For opening a socket: browsers always name the page's origin there, and only a program that is
   * no browser leaves it out.
   * @throws AppError CROSS_ORIGIN
   */
  requireForSocket(request: FastifyRequest): void;
}

/** @param publicUrl another origin under which this host's pages are served */
export function createSameOrigin(publicUrl: string | null): SameOrigin {
  function isOurs(address: string, request: FastifyRequest): boolean {
    if (address === publicUrl) return true;
    try {
      const { protocol, host } = new URL(address);
      // Behind a proxy that does not say so, a page of https is seen as plain http, never the other way round.
      const isWeb = protocol === 'https:' || (protocol === 'http:' && request.protocol === 'http');
      return isWeb && host === new URL(`${protocol}//${request.host}`).host;
    } catch {
      return false;
    }
  }

  function comesFromHere(request: FastifyRequest): boolean {
    const { origin, referer } = request.headers;
    if (origin !== undefined) return isOurs(origin, request);
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    return referer !== undefined && isOurs(referer, request);
  }

  return {
    requireFor(request) {
      if (!comesFromHere(request)) throw new AppError('CROSS_ORIGIN');
    },
    requireForSocket(request) {
      const { origin } = request.headers;
      if (origin !== undefined && !isOurs(origin, request)) throw new AppError('CROSS_ORIGIN');
    },
  };
}
