import type { RoomEvent } from '@lamplight/game/room';

/** What all players of a room are told of a change, each with its own number. */
export type Broadcast =
  | { readonly type: 'player_joined'; readonly playerId: number }
  | {
      readonly type:
        | 'game_started'
        | 'next_question'
        | 'question_ended'
        | 'game_finished'
        | 'room_update';
    };

/** Events that nobody is told of by a message of their own: an answer, and what helps one child. */
const UNTOLD: readonly RoomEvent['type'][] = ['answered', 'accommodated', 'closed'];

/** Events that a message about the game carries. Where several came at once, the last of these says most. */
const TOLD_BY_GAME = [
  ['game-finished', 'game_finished'],
  ['game-started', 'game_started'],
  ['question-opened', 'next_question'],
  ['question-ended', 'question_ended'],
] as const;

/** Messages that hold the session and not the room. */
const WITHOUT_ROOM: readonly string[] = ['next_question', 'question_ended'];

/**
 * What is told of a change: as few messages as hold all of it. A closed room is told to each of its players
 * apart (`room_closed`).
 * @param isPlaying whether a game runs after the change
 */
export function broadcastsOf(events: readonly RoomEvent[], isPlaying: boolean): Broadcast[] {
  if (events.every(({ type }) => type === 'answered')) return [];
  const types = new Set(events.map(({ type }) => type));
  if (types.has('closed')) return [];
  const joined = events.flatMap((event): Broadcast[] =>
    event.type === 'player-joined' ? [{ type: 'player_joined', playerId: event.player.id }] : [],
  );
  const ofGame = TOLD_BY_GAME.find(([event]) => types.has(event))?.[1];
  const ofRoom = [...types].some(
    (type) =>
      type !== 'player-joined' &&
      !UNTOLD.includes(type) &&
      !TOLD_BY_GAME.some(([event]) => event === type),
  );
  // Who comes late stands in the scores of the running game too.
  const inScores = joined.length > 0 && isPlaying;
  const needsRoom = (ofRoom || inScores) && (!ofGame || WITHOUT_ROOM.includes(ofGame));
  return [
    ...joined,
    ...(needsRoom ? [{ type: 'room_update' } as const] : []),
    ...(ofGame ? [{ type: ofGame }] : []),
  ];
}
