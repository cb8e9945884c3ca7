import { evolve } from './evolve.ts';
import type { GivenAnswer, Room } from './room.ts';
import { elapsed, runningGame } from './timing.ts';

/**
 * The state of a room as it was when its host stopped.
 * @param room the stored snapshot of the last transition
 * @param answers the stored answers to the question that is open in it, in any order; those that the
 *   snapshot holds already count once
 */
export function reviveAnswers(room: Room, answers: readonly GivenAnswer[]): Room {
  const game = runningGame(room);
  if (game?.phase !== 'question') return room;
  const held = new Set(game.answers.map(({ playerId }) => playerId));
  return answers
    .filter(({ playerId }) => !held.has(playerId))
    .reduce(
      (revived, answer) =>
        evolve(revived, {
          type: 'answered',
          gameId: game.id,
          place: game.current,
          answer,
          millis: elapsed(game, answer.at),
        }),
      room,
    );
}
