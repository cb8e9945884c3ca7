import { AppError } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';

/** Seconds after which a client may try again: a restart takes less. */
const RETRY_AFTER = 5;

/** Milliseconds between two looks for connections that have become idle. */
const SWEEP_EVERY = 100;

/**
 * While the host shuts down, answers 503 to what still comes over open connections, and closes each
 * connection when its last answer is out: browsers would hold it for more than a minute.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    closing = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!closing) return done();
    reply.header('connection', 'close');
    done(new AppError('SHUTTING_DOWN', { retryAfter: RETRY_AFTER }));
  });
}
