import { AppError } from '@lamplight/api';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import type { Certificate } from './https/certificate.ts';
import { isExemptTimeout } from './plugins/request-timeouts.ts';

/** Bytes of a request's body (safety, Who may do what). */
export const BODY_LIMIT = 256 * 1024;

/** Milliseconds in which a request must have come in. */
const REQUEST_TIME = 20_000;

/** Milliseconds between two looks for requests that take too long. */
const CHECK_EVERY = 5000;

/** A batch of procedure names is one path parameter for tRPC. */
const MAX_PARAM_LENGTH = 5000;

/** What the host's logs may hold: no headers, no bodies, and no query, since links carry tokens there. */
const serializers = {
  req: (request: { method: string; url: string; ip?: string }) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
    address: request.ip,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
};

/** Secrets that an object in a log line may hold, at the depths where ours have them. */
const SECRETS = ['password', 'token', 'sessionToken', 'authorization', 'cookie', 'apiKey'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
);

/**
 * Fastify with its limits and its log, before anything is registered on it.
 * @param options.certificate serves HTTPS with it instead of plain http
 * @param options.log takes each line of the log instead of the standard output
 * @param options.requestTime milliseconds in which a request must have come in, shorter in tests
 */
export function createHttpServer(
  config: Config,
  options: {
    certificate?: Certificate | null;
    log?: (line: string) => void;
    requestTime?: number;
  } = {},
): FastifyInstance {
  const { certificate, requestTime = REQUEST_TIME } = options;
  const connections = {
    connectionsCheckingInterval: Math.min(CHECK_EVERY, requestTime),
    headersTimeout: requestTime,
  };
  const serverOptions: FastifyServerOptions = {
    logger: {
      level: config.logLevel,
      serializers,
      redact: { paths: SECRETS, censor: '[kept secret]' },
      ...(options.log ? { stream: { write: options.log } } : {}),
    },
    // Nothing is bound to a request's own logger, and making one costs more than most requests.
    childLoggerFactory: (logger) => logger,
    // A line for each request of a class would say little and cost much; failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // A client that sends its request byte by byte must not hold a connection for ever.
    requestTimeout: requestTime,
    trustProxy: config.http.trustProxy && [...config.http.trustProxy],
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler(error, socket) {
      if (isExemptTimeout(error, socket)) return;
      // What broke before it was a request, as plain http on a port for HTTPS, could read no answer.
      if (!socket.writable || error.code?.startsWith('ERR_SSL_')) return void socket.destroy();
      const body = JSON.stringify(new AppError('MALFORMED_REQUEST').toBody());
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
    frameworkErrors(_error, _request, reply) {
      const error = new AppError('MALFORMED_REQUEST');
      (reply as FastifyReply).code(error.status).send(error.toBody());
    },
  };
  if (!certificate) return fastify({ ...serverOptions, http: connections });
  const https = { ...connections, ...certificate, handshakeTimeout: requestTime };
  // The two kinds of servers have the same methods and events; only their types differ.
  return fastify({ ...serverOptions, https } as FastifyServerOptions);
}
