/** How a question is answered. */
export const QUESTION_KINDS = [
  /** One of several options. */
  'choice',
  /** All that are right, and none that is not. */
  'several',
  'true-false',
  /** Things to be put in order. */
  'order',
  /** Things that belong together. */
  'match',
  /** A number to type, right within a tolerance. */
  'number',
  /** A word to type. */
  'word',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * How much longer than a choice a kind takes: the hand has more to do, so that the time of a game would otherwise
 * measure who types and drags fast.
 */
const TIME: Readonly<Record<QuestionKind, number>> = {
  choice: 1,
  several: 1.4,
  'true-false': 1,
  order: 2,
  match: 2,
  number: 1.4,
  word: 1.6,
};

/** Seconds that a question of a kind stays open in a game that gives a choice so many; whole. */
export function secondsFor(kind: QuestionKind, choiceSeconds: number): number {
  return Math.round(choiceSeconds * TIME[kind]);
}
