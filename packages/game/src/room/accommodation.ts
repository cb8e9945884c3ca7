import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import { seededPick } from '@lamplight/domain/random';

/** Options that are left of many, and of three. */
const FEWER_OF_MANY = 3;
const FEWER_OF_THREE = 2;

/**
 * The options that are offered to a player who gets fewer of them: those that are right and some wrong ones,
 * in the order of the question. Always the same for a player and a question. The explanation is part of
 * the seed: nobody has it before the question ends, so what is right cannot be worked out from those
 * that are left.
 * @returns indexes into all options; null where all are offered, and where nothing is chosen
 */
export function optionsLeft(
  question: RoomQuestion,
  playerId: number,
  fewerOptions: boolean,
): number[] | null {
  const { kind, options } = question;
  if (!fewerOptions || (kind !== 'choice' && kind !== 'several') || options.length < 3) return null;
  const right = kind === 'choice' ? [question.correct] : question.correct;
  const wrong = options.map((_, index) => index).filter((index) => !right.includes(index));
  const kept = wrongOnesKept(options.length, right.length);
  if (kept >= wrong.length) return null;
  const pick = seededPick(`${question.id}/${playerId}/${question.explanation}`);
  return [...right, ...pick.some(wrong, kept)].sort((a, b) => a - b);
}

/** How many wrong options are left: never none, or nothing would have to be decided. */
function wrongOnesKept(options: number, right: number): number {
  const left = options === 3 ? FEWER_OF_THREE : FEWER_OF_MANY;
  return Math.max(1, left - right);
}
