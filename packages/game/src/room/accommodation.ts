import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import { seededPick } from '@lamplight/domain/random';

/** Options that are left of many, and of three. */
const FEWER_OF_MANY = 3;
const FEWER_OF_THREE = 2;

/**
 * The options that are offered to a player who gets fewer of them: the right one and some wrong ones,
 * in the order of the question. Always the same for a player and a question. The explanation is part of
 * the seed: nobody has it before the question ends, so the right option cannot be worked out from those
 * that are left.
 * @returns indexes into all options; null where all are offered
 */
export function optionsLeft(
  question: RoomQuestion,
  playerId: number,
  fewerOptions: boolean,
): number[] | null {
  const { options, correct } = question;
  if (!fewerOptions || options.length < 3) return null;
  const left = options.length === 3 ? FEWER_OF_THREE : FEWER_OF_MANY;
  const wrong = options.map((_, index) => index).filter((index) => index !== correct);
  const pick = seededPick(`${question.id}/${playerId}/${question.explanation}`);
  return [correct, ...pick.some(wrong, left - 1)].sort((a, b) => a - b);
}
