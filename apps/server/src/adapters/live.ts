import { type Actor, AppError, type Services, toAppError } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type ClientMessage, type MessageOf, parseMessage } from '../live/message.ts';
import { createLivePlayer, type LivePlayer, send, sendError } from '../live/player.ts';
import { actorOf, presentedToken } from '../request-context.ts';
import { createMessageRate } from '../sockets/message-rate.ts';
import { CLOSE, type SocketRegistry } from '../sockets/socket-registry.ts';

/** What a host waits, in milliseconds. */
export const AUTHENTICATE_WITHIN = 10_000;

interface Dependencies {
  readonly services: Services;
  readonly registry: SocketRegistry;
  readonly requireOrigin: (request: FastifyRequest) => void;
  /** Milliseconds in which a socket must say whose it is. */
  readonly authenticateWithin: number;
}

type SignedIn = Extract<Actor, { kind: 'user' }>;

/**
 * The door at `/ws` (spec 7): JSON messages with a type. A socket belongs to the session of the cookie
 * or the bearer header that it came with, or of the token in its `authenticate` message.
 */
export function registerLive(app: FastifyInstance, deps: Dependencies): void {
  app.get(
    '/ws',
    {
      websocket: true,
      async preValidation(request) {
        if (!request.ws) throw new AppError('NOT_FOUND');
        deps.requireOrigin(request);
      },
    },
    (socket, request) => openSocket(socket, request, deps),
  );
}

function openSocket(socket: WebSocket, request: FastifyRequest, deps: Dependencies): void {
  const { services, registry } = deps;
  const mayCome = createMessageRate();
  let player: LivePlayer | null = null;
  registry.watch(socket);

  const deadline = setTimeout(() => {
    refuse(socket, new AppError('UNAUTHENTICATED'));
  }, deps.authenticateWithin);
  socket.on('close', () => {
    clearTimeout(deadline);
    player?.leave();
  });

  function bind({ user, sessionToken }: SignedIn): void {
    clearTimeout(deadline);
    registry.bind(socket, { userId: user.id, role: user.role, token: sessionToken });
  }

  const atOpening = actorOf(services, presentedToken(request)?.token).then((actor) => {
    if (actor.kind === 'user' && socket.readyState === socket.OPEN) bind(actor);
    return actor;
  });

  async function authenticate(message: MessageOf<'authenticate'>): Promise<void> {
    const actor = message.token ? await actorOf(services, message.token) : await atOpening;
    if (actor.kind === 'visitor') return refuse(socket, new AppError('UNAUTHENTICATED'));
    const bound = registry.boundTo(socket);
    const isOther = message.userId !== undefined && message.userId !== actor.user.id;
    if (isOther || (bound && bound.userId !== actor.user.id)) {
      return refuse(socket, new AppError('FORBIDDEN'));
    }
    if (socket.readyState !== socket.OPEN) return;
    if (bound?.token !== actor.sessionToken) bind(actor);
    send(socket, { type: 'authenticated', userId: actor.user.id });
    player ??= createLivePlayer(socket, request.socket, actor, services);
    await player.sendState();
  }

  async function answer(message: ClientMessage): Promise<void> {
    if (message.type === 'authenticate') return authenticate(message);
    const named = message.userId;
    if (named !== undefined && named !== registry.boundTo(socket)?.userId) {
      return refuse(socket, new AppError('FORBIDDEN'));
    }
    if (message.type === 'ping') return send(socket, { type: 'pong' });
    if (player === null) throw new AppError('UNAUTHENTICATED');
    await player.act(message);
  }

  // Messages are answered in the order in which they came.
  let turn: Promise<unknown> = atOpening;
  socket.on('message', (data, isBinary) => {
    if (!mayCome()) return refuse(socket, new AppError('TOO_MANY_ATTEMPTS'));
    turn = turn
      .then(() => answer(parseMessage(data, isBinary)))
      .catch((error: unknown) => {
        const known = toAppError(error);
        if (known.status >= 500) request.log.error({ err: error }, 'a message failed');
        sendError(socket, known);
      });
  });
}

/** Says why, and closes. */
function refuse(socket: WebSocket, error: AppError): void {
  sendError(socket, error);
  socket.close(CLOSE.refused, error.code);
}
