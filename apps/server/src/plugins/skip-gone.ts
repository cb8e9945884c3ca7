import type { FastifyInstance } from 'fastify';

/**
 * Does nothing for a request whose sender is gone before it begins, as on a Wi-Fi that comes and goes: a connection that
 * has ended has no address to be counted by, and nobody reads an answer.
 */
export function skipGone(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Asked before anything else: Node remembers the address from then on.
    if (request.raw.socket.remoteAddress !== undefined) return done();
    request.log.debug({ req: request }, 'the other side went away');
    reply.hijack();
  });
}
