import { isCorrectAnswer } from './answer.ts';
import type { Challenge } from './views.ts';

/** Added when a challenge is solved within its time (spec 9). */
export const TIME_BONUS = 5;

/** Share of the points that a wrong math answer earns, in percent (spec 9). */
const WRONG_MATH_PERCENT = 30;

/** Share of the points that using a hint deducts, in percent (spec 9). */
const HINT_PERCENT = 10;

/** An answer as it was submitted. */
export interface ChallengeAnswer {
  readonly answer: string;
  /** From opening the challenge to submitting. */
  readonly seconds: number;
  /** Hints that were revealed. */
  readonly hintsUsed: number;
}

/** What an answer earned, part by part. */
export interface ChallengeScore {
  readonly correct: boolean;
  /** Never below 0 (spec 9). */
  readonly points: number;
  /** What is part of the points for being quick. */
  readonly timeBonus: number;
  /** What hints took away. */
  readonly hintDeduction: number;
}

/**
 * Scores an answer (spec 9, Challenge scoring): the points when it is correct, 30% of them for a wrong
 * math answer, 5 more when solved within `estimatedTime` × 60 seconds, 10% of the points less when a
 * hint was used. Parts of a point are rounded down.
 */
export function scoreChallenge(
  challenge: Pick<Challenge, 'type' | 'correctAnswer' | 'points' | 'estimatedTime'>,
  { answer, seconds, hintsUsed }: ChallengeAnswer,
): ChallengeScore {
  const { type, points, estimatedTime } = challenge;
  const correct = isCorrectAnswer(challenge, answer);
  const timeBonus = correct && seconds <= estimatedTime * 60 ? TIME_BONUS : 0;
  const hintDeduction = hintsUsed > 0 ? hintCost(points) : 0;
  const earned = correct ? points : type === 'math' ? percentDown(points, WRONG_MATH_PERCENT) : 0;
  return {
    correct,
    points: Math.max(0, earned + timeBonus - hintDeduction),
    timeBonus,
    hintDeduction,
  };
}

/** What using hints takes away, however many are used. */
export function hintCost(points: number): number {
  return percentDown(points, HINT_PERCENT);
}

function percentDown(points: number, percent: number): number {
  return Math.floor((points * percent) / 100);
}
