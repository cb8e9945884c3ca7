const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of milliseconds in the largest unit of which it has two or more; minutes at least. */
export function largestUnit(millis: number): {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
} {
  if (millis >= 2 * DAY) return { unit: 'days', count: Math.floor(millis / DAY) };
  if (millis >= 2 * HOUR) return { unit: 'hours', count: Math.floor(millis / HOUR) };
  return { unit: 'minutes', count: Math.floor(millis / MINUTE) };
}
