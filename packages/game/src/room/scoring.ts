/** Points of a right answer. */
export const RIGHT_POINTS = 100;
/** Most points for speed. */
export const SPEED_BONUS_MAX = 50;
/** Points for each right answer in a row beyond the first, and the most of them. */
export const STREAK_BONUS = 10;
export const STREAK_BONUS_MAX = 50;

/** What the points of an answer follow from. */
export interface Scored {
  readonly correct: boolean;
  /** How long the player thought, in milliseconds. */
  readonly millis: number;
  /** How long this player may think, in milliseconds; null in a calm room, where speed counts for nothing. */
  readonly ownMillis: number | null;
  /** Right answers in a row before this one. */
  readonly streak: number;
}

/** The points of an answer: whole and never below zero. A wrong answer takes nothing away. */
export function pointsFor({ correct, millis, ownMillis, streak }: Scored): number {
  if (!correct) return 0;
  const left = ownMillis === null ? 0 : Math.min(1, Math.max(0, 1 - millis / ownMillis));
  const inARow = Math.min(STREAK_BONUS_MAX, STREAK_BONUS * streak);
  return RIGHT_POINTS + Math.round(SPEED_BONUS_MAX * left) + inARow;
}
