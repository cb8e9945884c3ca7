import compress from '@fastify/compress';
import { type AppError, type AppRouter, appRouter, type Context, toAppError } from '@lamplight/api';
import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { type ResponseMeta, type ResponseMetaFn, resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSION, WORTH_COMPRESSING } from '../plugins/compression.ts';
import { asAppError, noteFailure } from '../plugins/error-answers.ts';
import { acceptJsonTexts } from '../plugins/json-body.ts';
import { endOfTurn } from '../plugins/response-batching.ts';
import type { ContextFor } from '../request-context.ts';

/** Procedures in one request; the dashboard calls eight at once. */
const MAX_BATCH = 20;

/** Procedures that answer with sound: compressed it is hardly smaller, and a child would wait for that. */
const SOUNDS: readonly string[] = ['voice.speak', 'recordings.sound'];

/**
 * Serves the router over HTTP at `/trpc/<procedures>`. Written on tRPC's own request resolver instead
 * of its Fastify plugin, which streams every answer: as text it goes out twice as fast, and compressed
 * where that is worth it.
 */
export async function registerTrpc(app: FastifyInstance, contextFor: ContextFor): Promise<void> {
  await app.register(compress, { ...COMPRESSION, global: false });
  acceptJsonTexts(app);
  app.setErrorHandler(sendTrpcError);
  app.route({
    method: ['GET', 'POST'],
    url: '/trpc/:path',
    async handler(request, reply) {
      const response = await resolve(request, reply, contextFor);
      const isText = response.headers.get('content-type') === 'application/json';
      if (!isText || response.headers.has('transfer-encoding')) return reply.send(response);
      const body = await response.text();
      await endOfTurn();
      reply.code(response.status);
      for (const [name, value] of response.headers) reply.header(name, value);
      const { path } = request.params as { path: string };
      const isSound = path.split(',').some((procedure) => SOUNDS.includes(procedure));
      const compressible =
        !isSound && body.length >= WORTH_COMPRESSING && request.headers['accept-encoding'];
      if (compressible) reply.compress(body);
      else reply.send(body);
      return reply;
    },
  });
}

function resolve(
  request: FastifyRequest,
  reply: FastifyReply,
  contextFor: ContextFor,
): Promise<Response> {
  const message = Object.assign(request.raw, { body: request.body });
  return resolveResponse<AppRouter>({
    router: appRouter,
    req: incomingMessageToRequest(message, reply.raw, { maxBodySize: null }),
    path: (request.params as { path: string }).path,
    error: null,
    maxBatchSize: MAX_BATCH,
    createContext: ({ info }) => contextFor(request, reply, info.calls.length),
    onError: ({ error }) => noteFailure(request, error.cause ?? error, toAppError(error)),
    responseMeta,
  });
}

/** The status and Retry-After of our error table, where every call of the request got the same one. */
const responseMeta: ResponseMetaFn<AppRouter> = ({ errors, info }): ResponseMeta => {
  const [first, ...others] = errors.map(toAppError);
  if (!first) return {};
  const calls = info?.calls.length ?? 1;
  const isShared = errors.length >= calls && others.every(({ status }) => status === first.status);
  return {
    ...(isShared ? { status: first.status } : {}),
    ...(first.retryAfter === undefined
      ? {}
      : { headers: { 'retry-after': String(first.retryAfter) } }),
  };
};

/** What Fastify refuses before tRPC has seen it, in the shape that a tRPC client reads. */
function sendTrpcError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = asAppError(error);
  noteFailure(request, error, known);
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  reply.code(known.status).send({ error: trpcErrorShape(known) });
}

function trpcErrorShape(error: AppError) {
  return getTRPCErrorShape({
    config: appRouter._def._config,
    error: new TRPCError({ code: 'BAD_REQUEST', cause: error }),
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined as Context | undefined,
  });
}
