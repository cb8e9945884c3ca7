import { type Actor, AppError, type Services } from '@lamplight/api';
import type { LiveMessage } from '@lamplight/domain/multiplayer';
import type { WebSocket } from 'ws';
import type { ClientMessage } from './message.ts';

type SignedIn = Extract<Actor, { kind: 'user' }>;

/** A signed-in person at their end of a socket: what they hear of rooms, and what they do there. */
export interface LivePlayer {
  /** Sends the whole state of the person's room, if they are in one. */
  sendState(): Promise<boolean>;
  /** @throws AppError of the rules */
  act(message: Exclude<ClientMessage, { type: 'authenticate' | 'ping' }>): Promise<void>;
  /** Ends the connection: without another one the player is away. */
  leave(): void;
}

/**
 * @param actor as the session said when the socket was bound; the socket closes when that changes
 */
export function createLivePlayer(
  socket: WebSocket,
  { user }: SignedIn,
  { multiplayer }: Pick<Services, 'multiplayer'>,
): LivePlayer {
  const { students, hub } = multiplayer;
  const plays = user.role === 'student';
  const leave = plays ? hub.listen(user.id, (text) => sendText(socket, text)) : () => {};

  async function sendState(): Promise<boolean> {
    const game = plays ? await students.current(user) : null;
    if (game) send(socket, { type: 'room_update', ...game });
    return game !== null;
  }

  return {
    leave,
    sendState,
    async act(message) {
      if (!plays) throw new AppError('FORBIDDEN');
      switch (message.type) {
        case 'resync':
          if (!(await sendState())) throw new AppError('NOT_IN_ROOM');
          return;
        case 'set_ready':
          // The players hear of it as of every other change.
          await students.setReady(user, message.roomId, message.ready);
          return;
        case 'submit_answer':
          // The hub acknowledges the answer on all sockets of the player once it is stored.
          await students.submitAnswer(user, message);
      }
    },
  };
}

export function send(socket: WebSocket, message: LiveMessage): void {
  sendText(socket, JSON.stringify(message));
}

export function sendError(socket: WebSocket, error: AppError): void {
  sendText(socket, JSON.stringify({ type: 'error', ...error.toBody() }));
}

function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState === socket.OPEN) socket.send(text);
}
