import { AppError, appRouter, type Context, createCallerFactory } from '@lamplight/api';
import { RECORDING_LIMITS } from '@lamplight/domain/recordings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextFor } from '../request-context.ts';

const createCaller = createCallerFactory(appRouter);

/**
 * `POST /api/teacher/recordings` takes what a teacher has recorded, as it is, with the step that it reads in the query. It has
 * a limit and a type of its own; who may send is asked before a byte of the file is read, and what the file is, by its content.
 */
export async function registerRecordingUpload(
  app: FastifyInstance,
  contextFor: ContextFor,
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: RECORDING_LIMITS.bytes },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: 'POST',
    url: '/api/teacher/recordings',
    bodyLimit: RECORDING_LIMITS.bytes,
    async onRequest(request, reply) {
      const context = await contextFor(request, reply);
      const { actor } = context;
      if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
      if (actor.user.role !== 'teacher') throw new AppError('FORBIDDEN');
      contexts.set(request, context);
    },
    async handler(request) {
      const context = contexts.get(request);
      if (context === undefined) throw new AppError('UNAUTHENTICATED');
      const { lessonId, step, ...version } = request.query as Record<string, unknown>;
      const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const input = { ...version, lessonId: Number(lessonId), step: Number(step), bytes };
      // The procedure checks the role and the input like every other one.
      return createCaller(context).recordings.save(input as never);
    },
  });
}
