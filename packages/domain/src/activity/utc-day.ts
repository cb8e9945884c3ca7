/** Milliseconds in a day. */
export const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** The calendar day in UTC that a moment belongs to, as days since 1970-01-01. */
export function utcDay(millis: number): number {
  return Math.floor(millis / DAY_MILLIS);
}

/** The moment at which a calendar day in UTC begins, in epoch milliseconds. */
export function startOfUtcDay(day: number): number {
  return day * DAY_MILLIS;
}
