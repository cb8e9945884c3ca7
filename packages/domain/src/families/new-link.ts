import { DAY_MILLIS } from '../activity/index.ts';

/** Days in which a new link is shown to the child and their teachers, and the child may undo it alone. */
const NEW_FOR_DAYS = 7;

/** Until when a link that was made at this moment is a new one; both in epoch milliseconds. */
export function newUntil(madeAt: number): number {
  return madeAt + NEW_FOR_DAYS * DAY_MILLIS;
}

/** The latest moment at which a link was made that is not new any more at `now`. */
export function oldBefore(now: number): number {
  return now - NEW_FOR_DAYS * DAY_MILLIS;
}

/** Whether a link that was made at one moment is still new at another. */
export function isNewLink(madeAt: number, now: number): boolean {
  return now < newUntil(madeAt);
}
