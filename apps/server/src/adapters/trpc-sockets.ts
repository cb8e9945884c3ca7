import { AppError, type AppRouter, appRouter, type Context, type Services } from '@lamplight/api';
import { getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPlainHttp } from '../https/close-plain-http.ts';
import { addressForOthers, type BaseUrl } from '../own-addresses.ts';
import type { CallLimits } from '../plugins/limits.ts';
import { actorOf, presentedToken } from '../request-context.ts';
import { createMessageRate } from '../sockets/message-rate.ts';
import { type SocketRegistry, sendAway } from '../sockets/socket-registry.ts';
import { subscriptionMessages } from '../sockets/subscription-messages.ts';

interface Dependencies {
  readonly services: Services;
  readonly registry: SocketRegistry;
  readonly requireOrigin: (request: FastifyRequest) => void;
  readonly limitCalls: CallLimits;
  readonly baseUrl: BaseUrl;
}

/**
 * The subscriptions of the router over a socket at `/trpc`, for signed-in people: everything else has HTTP and
 * its limits. Who acts is settled at the opening; the socket closes when that session ends or its role changes.
 */
export function registerTrpcSockets(app: FastifyInstance, deps: Dependencies): void {
  const { services, registry, limitCalls } = deps;
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.get(
    '/trpc',
    {
      websocket: true,
      async preValidation(request) {
        if (!request.ws) throw new AppError('NOT_FOUND');
        deps.requireOrigin(request);
        const actor = await actorOf(services, presentedToken(request)?.token, 'left-alone');
        if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
        await limitCalls(request, actor, { kind: 'read', count: 1 });
        const baseUrl = deps.baseUrl(request);
        contexts.set(request, {
          actor,
          services,
          baseUrl,
          addressForOthers: () => addressForOthers(baseUrl),
          // No answer of a socket can carry a cookie.
          setSessionCookie() {},
          device: { token: null, keep() {} },
          address: request.ip,
          plainHttp: isPlainHttp(request),
          subscriptionsOnly: true,
        });
      },
    },
    (socket, request) => {
      const context = contexts.get(request);
      if (context?.actor.kind !== 'user') return socket.terminate();
      const { actor } = context;
      const mayCome = createMessageRate();
      const refuse = () => sendAway(socket, 'TOO_MANY_ATTEMPTS');
      socket.on('message', () => {
        if (!mayCome()) return refuse();
        limitCalls(request, actor, { kind: 'read', count: 1 }).catch(refuse);
      });
      registry.watch(socket);
      const { user, sessionToken } = actor;
      registry.bind(socket, { userId: user.id, role: user.role, token: sessionToken });
      const connect = getWSConnectionHandler<AppRouter>({
        router: appRouter,
        wss: app.websocketServer,
        createContext: () => context,
        experimental_encoder: subscriptionMessages(),
      });
      connect(socket, request.raw);
    },
  );
}
