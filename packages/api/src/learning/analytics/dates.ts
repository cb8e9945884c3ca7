import { DAY_MILLIS, utcDay } from '@lamplight/domain/activity';

/** A day as `utcDay` counts it, as a date: `2026-06-15`. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MILLIS).toISOString().slice(0, 10);
}

/** The last day of a time that ends at a moment, in epoch milliseconds. */
export function lastDateOf(until: number): string {
  return dateOf(utcDay(until - 1));
}
