import { judge, type QuestionAnswer } from '@lamplight/domain/questions';
import { optionsLeft } from '../accommodation.ts';
import type { Command } from '../command.ts';
import type { Millis, Room } from '../room.ts';
import { pointsFor } from '../scoring.ts';
import { elapsed, NETWORK_GRACE, ownMillis } from '../timing.ts';
import { playerOf } from './people.ts';
import { NOTHING, type Step } from './step.ts';

/**
 * A player answers the open question. The first answer stands: another one, or the same one sent again,
 * changes nothing. While the game stands still an answer counts as given when it was stopped.
 */
export function answer(
  room: Room,
  command: Extract<Command, { type: 'answer' }>,
  at: Millis,
): Step {
  const { by, gameId, questionId, answer: given } = command;
  const player = playerOf(room, by);
  if (player === undefined) return 'NOT_IN_ROOM';
  const { game } = room;
  if (game === null || game.id !== gameId) return 'NO_GAME_RUNNING';
  const question = game.questions[game.current];
  if (question === undefined || question.id !== questionId) return 'QUESTION_OVER';
  if (game.answers.some(({ playerId }) => playerId === by)) return NOTHING;
  const own = ownMillis(room.calm, game, player);
  const millis = elapsed(game, at);
  if (game.phase !== 'question' || (own !== null && millis > own + NETWORK_GRACE)) {
    return 'QUESTION_OVER';
  }
  const correct = judge(question, given);
  const left = optionsLeft(question, by, player.accommodation.fewerOptions);
  if (correct === null || !isOffered(given, left)) return 'NO_SUCH_OPTION';
  const streak = game.standings.find(({ playerId }) => playerId === by)?.streak ?? 0;
  const points = pointsFor({ correct, millis, ownMillis: own, streak });
  return [
    {
      type: 'answered',
      gameId,
      place: game.current,
      answer: { playerId: by, answer: given, correct, points, at },
      millis,
    },
  ];
}

/** Whether all that was chosen is among the options that are left; null leaves all. */
function isOffered(given: QuestionAnswer, left: readonly number[] | null): boolean {
  if (left === null || typeof given === 'string') return true;
  return (Array.isArray(given) ? given : [given]).every((place) => left.includes(place));
}
