import type { CurrentGame, LiveMessage, OwnView, SessionView } from '@lamplight/domain/multiplayer';
import { ownView, type Room, roomView, sharedSession } from '@lamplight/game/room';
import type { WrittenMessage } from './audience.ts';
import type { LiveRoom } from './live-room.ts';

/** A message for each player of a room. */
export type Frame = (playerId: number) => WrittenMessage;

const NOTHING = Buffer.alloc(0);

/** The whole state for one reader; `playerId` null reads it as nobody in particular. */
export function currentGame(live: LiveRoom, playerId: number | null, at: number): CurrentGame {
  const shared = sharedSession(live.room, at);
  const own = playerId === null ? null : ownView(live.room, playerId, at);
  const session: SessionView | null = shared && {
    ...shared,
    playerAnswers: ownAnswer(own),
    own,
  };
  return { seq: live.told, room: roomView(live.room), session };
}

/** A reader's own choice, as spec 3 has it: by player id. */
function ownAnswer(own: OwnView | null): Record<string, number> {
  return own?.choice == null ? {} : { [own.playerId]: own.choice };
}

/** A message for one person. */
export function written(message: LiveMessage): WrittenMessage {
  return { head: NOTHING, tail: JSON.stringify(message) };
}

/** A message that is the same for all. */
export function commonFrame(message: LiveMessage): Frame {
  return inCommon(JSON.stringify(message));
}

function inCommon(text: string): Frame {
  const message = { head: Buffer.from(text), tail: '' };
  return () => message;
}

/**
 * A message with the running game. What is common is written once; what concerns a player alone is put in
 * at its end, so that a question costs a class hardly more than one message.
 * @param fields the message without its session
 */
export function gameFrame(fields: object, room: Room, at: number): Frame {
  const open = JSON.stringify(fields).slice(0, -1);
  const shared = sharedSession(room, at);
  if (shared === null) return inCommon(`${open},"session":null}`);
  const { playerAnswers: _, ...session } = shared;
  const head = Buffer.from(`${open},"session":${JSON.stringify(session).slice(0, -1)}`);
  return (playerId) => {
    const own = ownView(room, playerId, at);
    const answers = JSON.stringify(ownAnswer(own));
    return { head, tail: `,"playerAnswers":${answers},"own":${JSON.stringify(own)}}}` };
  };
}
