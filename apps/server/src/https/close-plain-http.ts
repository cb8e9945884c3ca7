import { BlockList, isIPv6 } from 'node:net';
import { AppError } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isWrite } from '../plugins/same-origin.ts';
import { type Door, ROOT_CERTIFICATE, TRUST_PAGE } from './door.ts';

const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
THIS_MACHINE.addAddress('::1', 'ipv6');

/** Whether a request came over the network as it is, readable to others there. */
export function isPlainHttp(request: FastifyRequest): boolean {
  return request.protocol !== 'https' && !isThisMachine(request.ip);
}

/** Whether an address is that of this machine: what it sends travels no network. */
function isThisMachine(address: string): boolean {
  return THIS_MACHINE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** What has no words of anybody: for programs that watch the host, and for the way to HTTPS. */
const STAYS_OPEN: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  TRUST_PAGE,
  ROOT_CERTIFICATE,
]);

/** Not pages: whoever asks for them cannot be led anywhere. */
const FOR_PROGRAMS = /^\/(?:api|trpc|ws)(?:[/?]|$)/;

interface Closing {
  readonly door: Door;
  /** Whether programs on this machine are served as ever. */
  readonly servesThisMachine: boolean;
}

/**
 * Leads everybody who comes over plain http to HTTPS: to the page that explains where devices have a certificate to
 * trust first, else to the same page there.
 */
export function closePlainHttp(
  app: FastifyInstance,
  config: Config,
  { door, servesThisMachine }: Closing,
): void {
  const leadTo = (request: FastifyRequest) =>
    config.http.rootCertificate
      ? `${door.plain(request)}${TRUST_PAGE}`
      : `${door.secure(request)}${request.url}`;

  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isServed = servesThisMachine && !isPlainHttp(request);
    if (isServed || STAYS_OPEN.has(path)) return done();
    if (isWrite(request) || FOR_PROGRAMS.test(request.url)) {
      return done(new AppError('HTTPS_REQUIRED'));
    }
    // A browser that kept the way to HTTPS would not find a host that has gone back.
    reply.header('cache-control', 'no-store').redirect(leadTo(request), 302);
  });
}
