import type { RoomEnd } from '@lamplight/domain/multiplayer';
import type { RoomEvent } from '../event.ts';
import type { Game, Millis, Room } from '../room.ts';
import { runningGame } from '../timing.ts';

/** What comes after the explanation: the next question, or the end of the game. */
function nextQuestion(game: Game, at: Millis): RoomEvent {
  const index = game.current + 1;
  return index < game.questions.length
    ? { type: 'question-opened', index, at }
    : { type: 'game-finished', at };
}

/** The present phase of a running game ends. */
export function phaseOver(game: Game, at: Millis): RoomEvent[] {
  return [game.phase === 'question' ? { type: 'question-ended', at } : nextQuestion(game, at)];
}

/** A running game ends where it is; the answers to an open question count. */
export function gameOver(room: Room, at: Millis): RoomEvent[] {
  const game = runningGame(room);
  if (game === null) return [];
  const open: RoomEvent[] = game.phase === 'question' ? [{ type: 'question-ended', at }] : [];
  return [...open, { type: 'game-finished', at }];
}

/** The room closes, and a game that runs in it ends before. */
export function roomOver(room: Room, reason: RoomEnd, at: Millis): RoomEvent[] {
  return [...gameOver(room, at), { type: 'closed', reason, at }];
}
