import { keptMillis } from '@lamplight/domain/retention';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameFor, readCookie } from './cookie-names.ts';

const DEVICE_COOKIE = 'lamplight_device';

/** Seconds that a browser keeps its token: as long as the host knows the device. */
const DEVICE_SECONDS = keptMillis('knownDevices') / 1000;

/** A token of ours: 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The browser's token; null for one that has none, or something else in its place. */
export function deviceToken(request: FastifyRequest): string | null {
  const token = readCookie(request, DEVICE_COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

/** Has the browser keep its token, with the care of the session cookie. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieNameFor(request, DEVICE_COOKIE), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.protocol === 'https',
    maxAge: DEVICE_SECONDS,
  });
}
