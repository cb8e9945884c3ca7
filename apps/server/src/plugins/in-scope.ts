import type { FastifyInstance } from 'fastify';

/**
 * Registers something in a scope of its own: its hooks, parsers and error handler end there.
 * @param register may take its time
 */
export async function inScope(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    register(scope).then(() => done(), done);
  });
}
