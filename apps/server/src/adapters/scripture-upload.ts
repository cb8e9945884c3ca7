import { AppError, appRouter, type Context, createCallerFactory } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextFor } from '../request-context.ts';

/** Bytes of an uploaded translation: the whole Bible as a zip archive has two million, unpacked five. */
const UPLOAD_LIMIT = 16 * 1024 * 1024;

const createCaller = createCallerFactory(appRouter);

/**
 * `POST /api/admin/scripture` takes a USFM file or a zip archive as it is, with its name and how the translation is to
 * be named in the query. It has a limit of its own and a type of its own; who may send is asked before a byte of the
 * file is read.
 */
export async function registerScriptureUpload(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/octet-stream', 'application/zip'],
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: 'POST',
    url: '/api/admin/scripture',
    bodyLimit: UPLOAD_LIMIT,
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
      const query = request.query as Record<string, unknown>;
      const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      // The procedure checks roles and names like every other one.
      return createCaller(context).scripture.import({ ...query, bytes } as never);
    },
  });
}
