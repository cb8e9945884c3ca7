import { DAY_MILLIS } from '../activity/index.ts';

/** How long a pairing slip links a parent (decisions, Parents). */
export const PAIRING_SLIP_DAYS = 7;

/** Open slips of one child at a time: more than any family needs, and no pile of keys to a child. */
export const MOST_OPEN_SLIPS = 10;

/** Slips that are made at once: those of the largest class. */
export const MOST_SLIPS_AT_ONCE = 500;

/** What can still come of a slip. */
export const SLIP_STATES = ['open', 'used', 'expired'] as const;
type SlipState = (typeof SLIP_STATES)[number];

/** Moments in epoch milliseconds. */
interface SlipFacts {
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

/** Until when a slip made now links somebody, epoch milliseconds. */
export function slipExpiry(now: number): number {
  return now + PAIRING_SLIP_DAYS * DAY_MILLIS;
}

/**
 * The last moment that an open slip can have, epoch milliseconds. One that ends more than a day after those that are made
 * now was made by a clock that was ahead, and would be good for as long as that.
 */
export function latestSlipExpiry(now: number): number {
  return slipExpiry(now) + DAY_MILLIS;
}

/** A slip links once, and only before its last moment. */
export function slipState({ expiresAt, usedAt }: SlipFacts, now: number): SlipState {
  if (usedAt !== null) return 'used';
  return now < expiresAt && expiresAt <= latestSlipExpiry(now) ? 'open' : 'expired';
}

/** What a child's family has already. */
interface SlipsSoFar {
  /** Slips that may still be used. */
  readonly openSlips: number;
  /** Parents who are linked for certain. */
  readonly parents: number;
}

/** Whether a family waits for a slip: nobody is linked, and none that was handed out may still be used. */
export function waitsForSlip({ openSlips, parents }: SlipsSoFar): boolean {
  return openSlips === 0 && parents === 0;
}

/** Whether a child may be given one more slip. */
export function mayHaveSlip({ openSlips }: Pick<SlipsSoFar, 'openSlips'>): boolean {
  return openSlips < MOST_OPEN_SLIPS;
}
