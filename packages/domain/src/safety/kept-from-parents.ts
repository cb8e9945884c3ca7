import type { Concern } from './alert.ts';

/** What may be about somebody at home: no parent is shown a text that tells of it. */
export const CONCERNS_KEPT_FROM_PARENTS: readonly Concern[] = [
  'abuse',
  'grooming',
  // "He said he will kill my dog", "Dad pointed the gun at Mom": the classifier knows no home from no school.
  'threat',
  'violence',
  'runaway',
  'unclear',
];

/** Whether a text with these concerns is kept from parents: one of them is enough. */
export function isKeptFromParents(concerns: readonly Concern[]): boolean {
  return concerns.some((concern) => CONCERNS_KEPT_FROM_PARENTS.includes(concern));
}
