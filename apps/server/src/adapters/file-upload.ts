import { AppError, appRouter, type Context, createCallerFactory } from '@lamplight/api';
import type { Role } from '@lamplight/domain/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextFor } from '../request-context.ts';

const createCaller = createCallerFactory(appRouter);
type Caller = ReturnType<typeof createCaller>;

/** A file that comes as it is in the body of a request. */
interface Upload {
  readonly url: string;
  /** Who may send one. */
  readonly role: Role;
  /** Hands the file and what stands in the query to the procedure, which checks the role and the input like every other one. */
  readonly take: (
    caller: Caller,
    bytes: Uint8Array,
    query: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
}

/** What the files of a scope may be. */
interface Files {
  /** Bytes at most. */
  readonly limit: number;
  readonly types: readonly string[];
}

/**
 * Registers uploads with a limit and types of their own; who may send is asked before a byte of the file is read.
 * @param app a scope of these uploads alone: it parses no other bodies
 */
export function registerUploads(
  app: FastifyInstance,
  contextFor: ContextFor,
  { limit, types }: Files,
  uploads: readonly Upload[],
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...types],
    { parseAs: 'buffer', bodyLimit: limit },
    (_request, body, done) => done(null, body),
  );
  for (const { url, role, take } of uploads) {
    app.route({
      method: 'POST',
      url,
      bodyLimit: limit,
      async onRequest(request, reply) {
        const context = await contextFor(request, reply);
        const { actor } = context;
        if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
        if (actor.user.role !== role) throw new AppError('FORBIDDEN');
        contexts.set(request, context);
      },
      async handler(request) {
        const context = contexts.get(request);
        if (context === undefined) throw new AppError('UNAUTHENTICATED');
        const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
        return take(createCaller(context), bytes, request.query as Record<string, unknown>);
      },
    });
  }
}
