import { AppError } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';

/** Seconds after which a client may try again: a restart takes less. */
const RETRY_AFTER = 5;

/** Answers 503 to what still comes over open connections while the host shuts down. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!closing) return done();
    reply.header('connection', 'close');
    done(new AppError('SHUTTING_DOWN', { retryAfter: RETRY_AFTER }));
  });
}
