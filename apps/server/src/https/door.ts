import type { FastifyRequest } from 'fastify';
import { type Config, ownScheme } from '../config.ts';
import { createBaseUrl, originOf } from '../own-addresses.ts';

/** The page that explains how a device comes to trust the host, and the certificate that it hands out. */
export const TRUST_PAGE = '/trust';
export const ROOT_CERTIFICATE = `${TRUST_PAGE}/root.crt`;

/** Where people find the host over HTTPS, and the page for devices that do not trust it yet. */
export interface Door {
  /** Without a trailing slash. */
  secure(request: FastifyRequest): string;
  /** The origin of the page: over plain http wherever that is served, since HTTPS would only show a warning. */
  plain(request: FastifyRequest): string;
}

/** A proxy that hands out its root certificate does so where browsers begin: on port 80. */
const PROXY_PORT = 80;

/** The port of plain http that the page is on; null where only HTTPS has it, or nobody needs it. */
export function trustPort({ http }: Config): number | null {
  if (http.rootCertificate === null) return null;
  return http.rootCertificate === 'proxy' ? PROXY_PORT : http.redirectPort;
}

/** @param ownPort the one that the host really listens on */
export function createDoor(config: Config, ownPort: () => number): Door {
  const { publicUrl, tls } = config.http;
  const baseUrl = createBaseUrl(publicUrl, ownPort, ownScheme(config));

  function secure(request: FastifyRequest): string {
    if (!tls) return baseUrl(request);
    const { host } = new URL(originOf('https', request.hostname, ownPort()));
    return baseUrl({ protocol: 'https', host });
  }

  return {
    secure,
    plain(request) {
      const origin = secure(request);
      const port = trustPort(config);
      return port === null ? origin : originOf('http', new URL(origin).hostname, port);
    },
  };
}
