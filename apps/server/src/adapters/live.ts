import { type Actor, AppError, type Services } from '@lamplight/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
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

const messageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('authenticate'),
    /** Only compared with the session (decisions, REST). */
    userId: z.int().optional(),
    token: z.string().optional(),
  }),
  z.object({ type: z.literal('ping') }),
]);
type Message = z.infer<typeof messageSchema>;

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
  registry.watch(socket);

  const deadline = setTimeout(() => {
    refuse(socket, new AppError('UNAUTHENTICATED'));
  }, deps.authenticateWithin);
  socket.on('close', () => clearTimeout(deadline));

  function bind({ user, sessionToken }: SignedIn): void {
    clearTimeout(deadline);
    registry.bind(socket, { userId: user.id, role: user.role, token: sessionToken });
  }

  const atOpening = actorOf(services, presentedToken(request)?.token).then((actor) => {
    if (actor.kind === 'user' && socket.readyState === socket.OPEN) bind(actor);
    return actor;
  });

  async function authenticate(message: Extract<Message, { type: 'authenticate' }>): Promise<void> {
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
  }

  async function answer(message: Message): Promise<void> {
    if (message.type === 'ping') send(socket, { type: 'pong' });
    else await authenticate(message);
  }

  // Messages are answered in the order in which they came.
  let turn: Promise<unknown> = atOpening;
  socket.on('message', (data, isBinary) => {
    if (!mayCome()) return refuse(socket, new AppError('TOO_MANY_ATTEMPTS'));
    turn = turn
      .then(() => answer(parseMessage(data, isBinary)))
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) request.log.error({ err: error }, 'a message failed');
        sendError(socket, error instanceof AppError ? error : new AppError('INTERNAL'));
      });
  });
}

/** @throws AppError MALFORMED_REQUEST, VALIDATION */
function parseMessage(data: RawData, isBinary: boolean): Message {
  const parsed = messageSchema.safeParse(isBinary ? undefined : jsonOf(String(data)));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new AppError('VALIDATION', { message: 'This message is not known here.', issues });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}

function send(socket: WebSocket, message: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

function sendError(socket: WebSocket, error: AppError): void {
  send(socket, { type: 'error', ...error.toBody() });
}

/** Says why, and closes. */
function refuse(socket: WebSocket, error: AppError): void {
  sendError(socket, error);
  socket.close(CLOSE.refused, error.code);
}
