import { LEAST_ANSWERS } from '../mastery/index.ts';

/** Answers that the host marked, and how many of them were right. */
export interface Tally {
  readonly answers: number;
  readonly right: number;
}

export const NO_ANSWERS: Tally = { answers: 0, right: 0 };

/** Children that a number of a class needs behind it, so that it is no single child's. */
export const LEAST_CHILDREN = 2;

export function addTallies(tallies: Iterable<Tally>): Tally {
  let answers = 0;
  let right = 0;
  for (const tally of tallies) {
    answers += tally.answers;
    right += tally.right;
  }
  return { answers, right };
}

/**
 * The share of right answers, 0 to 1; null below four answers, which say nothing yet (the same
 * number as for mastery): nobody reads a percentage of one answer.
 */
export function shownShare({ answers, right }: Tally): number | null {
  return answers < LEAST_ANSWERS ? null : right / answers;
}

/** Whether a question says something of a class: enough answers, of more than one child. */
export function saysSomething({ answers }: Tally, children: number): boolean {
  return answers >= LEAST_ANSWERS && children >= LEAST_CHILDREN;
}

/** The mean of the scores of a lesson in whole percent; null for fewer than two children. */
export function shownScore(sum: number, count: number): number | null {
  return count < LEAST_CHILDREN ? null : Math.round(sum / count);
}

export const TRENDS = ['up', 'steady', 'down'] as const;
export type Trend = (typeof TRENDS)[number];

/** A share has to move by so much before it is a trend: ten in a hundred. */
const MOVED = 0.1;

/** Where the share of right answers is going; null where either time has too few answers. */
export function trendOf(before: Tally, newest: Tally): Trend | null {
  const [first, second] = [shownShare(before), shownShare(newest)];
  if (first === null || second === null) return null;
  // Shares of small numbers are no exact decimals.
  const moved = Math.round((second - first) * 1000) / 1000;
  if (moved >= MOVED) return 'up';
  return moved <= -MOVED ? 'down' : 'steady';
}
