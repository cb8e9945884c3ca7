import { AppError } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';
import { registerLiveness } from '../adapters/health.ts';
import type { Config } from '../config.ts';
import { createHttpServer } from '../http-server.ts';
import { answerErrors, sendError } from '../plugins/error-answers.ts';
import { closePlainHttp } from './close-plain-http.ts';
import { createDoor } from './door.ts';
import { registerTrustPage } from './trust-page.ts';

/**
 * A second server beside one for HTTPS, for HTTP_REDIRECT_PORT: it leads there from plain http, and serves the page that
 * explains, its certificate and `/healthz`. It does not listen yet.
 * @param ownPort the port that HTTPS is served on
 */
export function createRedirectServer(config: Config, ownPort: () => number): FastifyInstance {
  const app = createHttpServer({ ...config, http: { ...config.http, tls: null } });
  const door = createDoor(config, ownPort);
  answerErrors(app);
  closePlainHttp(app, config, { door, servesThisMachine: false });
  registerTrustPage(app, config, door);
  // For programs that watch the port; whether the host is ready, HTTPS says.
  registerLiveness(app);
  app.setNotFoundHandler((request, reply) => {
    sendError(request, reply, new AppError('NOT_FOUND'));
  });
  return app;
}
