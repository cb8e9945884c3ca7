import compress from '@fastify/compress';
import { appRouter, type Context, type RestRoute, restRoutes } from '@lamplight/api';
import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSION, WORTH_COMPRESSING } from '../plugins/compression.ts';
import { endOfTurn } from '../plugins/response-batching.ts';
import type { ContextFor } from '../request-context.ts';

/**
 * Serves the table of documented paths: each row calls its procedure in the way that tRPC
 * itself does, so that a rule is written once. No row has a HEAD: it would spend a magic link.
 */
export async function registerRest(app: FastifyInstance, contextFor: ContextFor): Promise<void> {
  await app.register(compress, { ...COMPRESSION, global: false });
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: handlerOf(route, contextFor),
    });
  }
}

function handlerOf(route: RestRoute, contextFor: ContextFor) {
  const call = procedureOf(route);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = await contextFor(request, reply);
    const outcome = await call(context, inputOf(route, request));
    const result = route.answer ? route.answer.of(outcome) : outcome;
    await endOfTurn();
    if (route.status === 204) return reply.code(204).send();
    return sendJson(request, reply.code(route.status ?? 200), result);
  };
}

function inputOf(route: RestRoute, request: FastifyRequest): unknown {
  return route.input?.({
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body,
  });
}

/** What a row calls. */
function procedureOf(route: RestRoute): (context: Context, input: unknown) => Promise<unknown> {
  const type = route.method === 'GET' ? 'query' : 'mutation';
  return (ctx, input) =>
    callTRPCProcedure({
      router: appRouter,
      path: route.procedure,
      type,
      // Some paths read with a POST and some act with a GET, as the specification has them.
      allowMethodOverride: true,
      ctx,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });
}

/** Serialised here, since its length decides whether compressing is worth it. */
function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const body = JSON.stringify(value ?? null);
  reply.type('application/json; charset=utf-8');
  const compressible = body.length >= WORTH_COMPRESSING && request.headers['accept-encoding'];
  if (compressible) reply.compress(body);
  else reply.send(body);
  return reply;
}
