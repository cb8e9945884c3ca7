import { type Actor, AppError, type Services, toAppError, VISITOR } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type ClientMessage, type MessageOf, parseMessage } from '../live/message.ts';
import { createLivePlayer, type LivePlayer, send, sendError } from '../live/player.ts';
import type { CallLimits } from '../plugins/limits.ts';
import { actorOf, presentedToken } from '../request-context.ts';
import { createMessageRate } from '../sockets/message-rate.ts';
import { type SocketRegistry, sendAway } from '../sockets/socket-registry.ts';

/** What a host waits, in milliseconds. */
export const AUTHENTICATE_WITHIN = 10_000;

interface Dependencies {
  readonly services: Services;
  readonly registry: SocketRegistry;
  readonly requireOrigin: (request: FastifyRequest) => void;
  readonly limitCalls: CallLimits;
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
  const { services, registry, limitCalls } = deps;
  const mayCome = createMessageRate();
  let caller: Actor = VISITOR;
  let player: LivePlayer | null = null;
  registry.watch(socket);

  const deadline = setTimeout(() => {
    refuse(socket, new AppError('UNAUTHENTICATED'));
  }, deps.authenticateWithin);
  socket.on('close', () => {
    clearTimeout(deadline);
    player?.leave();
  });

  function bind(actor: SignedIn): void {
    clearTimeout(deadline);
    const { user, sessionToken } = actor;
    registry.bind(socket, { userId: user.id, role: user.role, token: sessionToken });
    caller = actor;
  }

  async function open(): Promise<Actor> {
    const actor = await actorOf(services, presentedToken(request)?.token, 'left-alone');
    await limitCalls(request, actor, { kind: 'read', count: 1 });
    if (actor.kind === 'user' && socket.readyState === socket.OPEN) bind(actor);
    return actor;
  }

  const atOpening = open().catch((error: unknown) => {
    refuse(socket, toAppError(error));
    return VISITOR;
  });

  async function authenticate(message: MessageOf<'authenticate'>): Promise<void> {
    const actor = message.token
      ? await actorOf(services, message.token, 'left-alone')
      : await atOpening;
    if (actor.kind === 'visitor') return refuse(socket, new AppError('UNAUTHENTICATED'));
    await limitCalls(request, actor, { kind: 'read', count: 1 });
    const bound = registry.boundTo(socket);
    const isOther = message.userId !== undefined && message.userId !== actor.user.id;
    if (isOther || (bound && bound.userId !== actor.user.id)) {
      return refuse(socket, new AppError('FORBIDDEN'));
    }
    if (socket.readyState !== socket.OPEN) return;
    if (bound?.token !== actor.sessionToken) bind(actor);
    send(socket, { type: 'authenticated', userId: actor.user.id });
    player ??= createLivePlayer(socket, actor, services);
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
    const kind = message.type === 'resync' ? 'read' : 'write';
    await limitCalls(request, caller, { kind, count: 1 });
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
  sendAway(socket, error.code);
}
