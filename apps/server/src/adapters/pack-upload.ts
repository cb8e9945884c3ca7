import { AppError, appRouter, type Context, createCallerFactory } from '@lamplight/api';
import { PACK_LIMITS } from '@lamplight/domain/packs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextFor } from '../request-context.ts';

const createCaller = createCallerFactory(appRouter);

/**
 * `POST /api/admin/packs` installs the content pack in its body, `POST /api/admin/packs/preview` says what would come.
 * Both have a limit and a type of their own; who may send is asked before a byte of the file is read.
 */
export async function registerPackUpload(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/octet-stream', 'application/zip'],
    { parseAs: 'buffer', bodyLimit: PACK_LIMITS.archive },
    (_request, body, done) => done(null, body),
  );
  for (const step of ['preview', 'install'] as const) {
    app.route({
      method: 'POST',
      url: step === 'install' ? '/api/admin/packs' : '/api/admin/packs/preview',
      bodyLimit: PACK_LIMITS.archive,
      async onRequest(request, reply) {
        const context = await contextFor(request, reply);
        const { actor } = context;
        if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
        if (actor.user.role !== 'admin') throw new AppError('FORBIDDEN');
        contexts.set(request, context);
      },
      async handler(request) {
        const context = contexts.get(request);
        if (context === undefined) throw new AppError('UNAUTHENTICATED');
        const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
        // The procedure checks the role like every other one.
        return createCaller(context).packs[step]({ bytes });
      },
    });
  }
}
