import { type ActAnswer, type LessonAct, markAct } from '@lamplight/domain/acts';

/**
 * How far somebody is with an act: it is `open`, the last answer was `right` or `wrong`, what is right is `shown` after
 * too many wrong ones, or it is `done` where nothing is right or wrong.
 */
export type Verdict = 'open' | 'right' | 'wrong' | 'shown' | 'done';

export interface Tries {
  readonly verdict: Verdict;
  /** Wrong answers so far. */
  readonly wrong: number;
}

/** Nothing has been answered. */
export const NO_TRIES: Tries = { verdict: 'open', wrong: 0 };

/** After this many wrong answers what is right is shown: a third try would be guessing. */
const MOST_WRONG = 2;

/** The tries after one more answer. @param correct null where nothing is right or wrong */
export function afterAnswer({ wrong }: Tries, correct: boolean | null): Tries {
  if (correct === null) return { verdict: 'done', wrong };
  if (correct) return { verdict: 'right', wrong };
  return { verdict: wrong + 1 < MOST_WRONG ? 'wrong' : 'shown', wrong: wrong + 1 };
}

/** The tries of somebody who comes back to an act. */
export function triesOf(act: LessonAct, given: ActAnswer | null): Tries {
  return given === null ? NO_TRIES : afterAnswer(NO_TRIES, markAct(act, given));
}

/** Whether nothing more is to be answered. */
export function isOver({ verdict }: Tries): boolean {
  return verdict === 'right' || verdict === 'shown' || verdict === 'done';
}
