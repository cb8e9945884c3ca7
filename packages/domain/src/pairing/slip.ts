import { DAY_MILLIS } from '../activity/index.ts';

/** How long a pairing slip links a parent (decisions, Parents). */
export const PAIRING_SLIP_DAYS = 7;

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
