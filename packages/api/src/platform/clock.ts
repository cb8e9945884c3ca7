import { DAY_MILLIS } from '@lamplight/domain/activity';

/** Where the time comes from; tests set their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A moment as ISO 8601 in UTC, as every answer carries it. */
export function isoTime(millis: number): string {
  return new Date(millis).toISOString();
}

/** The calendar day of a moment where the host stands, as days since 1970-01-01: a class shares its clock. */
export function localDay(millis: number): number {
  const date = new Date(millis);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MILLIS;
}

/** The moment at which a day of `localDay` begins where the host stands, in epoch milliseconds. */
export function startOfLocalDay(day: number): number {
  const date = new Date(day * DAY_MILLIS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime();
}

/** The calendar date of a moment where the host stands, `2026-06-15`. */
export function localDate(millis: number): string {
  return new Date(localDay(millis) * DAY_MILLIS).toISOString().slice(0, 10);
}
