import type { CurrentGame, LiveMessage, OwnView, SessionView } from '@lamplight/domain/multiplayer';
import { ownView, type Room, roomView, sharedSession } from '@lamplight/game/room';
import type { LiveRoom } from './live-room.ts';

/** The JSON of a message, for each player of a room. */
export type RoomMessage = (playerId: number) => string;

/** The whole state for one reader; `playerId` null reads it as nobody in particular. */
export function currentGame(live: LiveRoom, playerId: number | null, at: number): CurrentGame {
  const shared = sharedSession(live.room, at);
  const own = playerId === null ? null : ownView(live.room, playerId, at);
  return { seq: live.told, room: roomView(live.room), session: shared && sessionFor(shared, own) };
}

/** A game with what concerns its reader alone: their own answer, as spec 3 has it by player id, and their standing. */
function sessionFor(shared: Omit<SessionView, 'own'>, own: OwnView | null): SessionView {
  const playerAnswers = own?.answer == null ? {} : { [own.playerId]: own.answer };
  return { ...shared, playerAnswers, own };
}

/** A message that is the same for all: it is serialised once. */
export function commonMessage(message: LiveMessage): RoomMessage {
  const text = JSON.stringify(message);
  return () => text;
}

/**
 * A message with the running game, which reads differently for each player. What is common is looked up once.
 * @param fields the message without its session
 */
export function gameMessage(fields: object, room: Room, at: number): RoomMessage {
  const shared = sharedSession(room, at);
  return (playerId) => {
    const session = shared && sessionFor(shared, ownView(room, playerId, at));
    return JSON.stringify({ ...fields, session });
  };
}
