import type { IncomingMessage } from 'node:http';
import { AppError, type AppRouter, appRouter, type Context, type Services } from '@lamplight/api';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressForOthers, type BaseUrl } from '../own-addresses.ts';
import { actorOf, presentedToken } from '../request-context.ts';
import { createMessageRate } from '../sockets/message-rate.ts';
import { CLOSE, type SocketRegistry } from '../sockets/socket-registry.ts';

interface Dependencies {
  readonly services: Services;
  readonly registry: SocketRegistry;
  readonly requireOrigin: (request: FastifyRequest) => void;
  readonly baseUrl: BaseUrl;
}

/**
 * The router over a socket at `/trpc`, for subscriptions of signed-in people. Who acts is settled at
 * the opening; the socket closes when that session ends or its role changes.
 */
export function registerTrpcSockets(app: FastifyInstance, deps: Dependencies): void {
  const { services, registry } = deps;
  const contexts = new WeakMap<IncomingMessage, Context>();
  const connect = getWSConnectionHandler<AppRouter>({
    router: appRouter,
    wss: app.websocketServer,
    createContext({ req }) {
      const context = contexts.get(req);
      if (!context) throw new AppError('UNAUTHENTICATED');
      return context;
    },
  });

  app.get(
    '/trpc',
    {
      websocket: true,
      async preValidation(request) {
        if (!request.ws) throw new AppError('NOT_FOUND');
        deps.requireOrigin(request);
        const actor = await actorOf(services, presentedToken(request)?.token);
        if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
        const baseUrl = deps.baseUrl(request);
        // No answer of a socket can carry a cookie.
        contexts.set(request.raw, {
          actor,
          services,
          baseUrl,
          addressForOthers: () => addressForOthers(baseUrl),
          setSessionCookie() {},
        });
      },
    },
    (socket, request) => {
      const actor = contexts.get(request.raw)?.actor;
      if (actor?.kind !== 'user') return socket.terminate();
      const { user, sessionToken } = actor;
      const mayCome = createMessageRate();
      socket.on('message', () => {
        if (!mayCome()) socket.close(CLOSE.refused, 'TOO_MANY_ATTEMPTS');
      });
      registry.watch(socket);
      registry.bind(socket, { userId: user.id, role: user.role, token: sessionToken });
      connect(socket, request.raw);
    },
  );
}
