import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers with data: nothing in them is ever a page, and nothing of them stays on a shared tablet. */
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * For the worker in which programs of learners run: whatever got out of the engine there could load nothing but this
 * build's scripts, and connect nowhere. The engine itself is WebAssembly.
 */
export const SANDBOX_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'";

/**
 * Three days: longer than a weekend, so that devices of a class never ask for plain http in between, and soon over
 * where a school goes back to it or makes its certificates anew.
 */
const HSTS = 'max-age=259200';

/** Security headers for every answer with data of this scope. They never change, so they cost little. */
export function addDataHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(DATA_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
}

/**
 * Security headers for pages and their files. Plain http on a LAN address is the usual case, so nothing
 * here demands or presumes https; helmet's default upgrade-insecure-requests would leave the page blank,
 * and the two headers that are switched off only make a browser complain there.
 */
export async function addPageHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Mantine sets its variables in a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
}
