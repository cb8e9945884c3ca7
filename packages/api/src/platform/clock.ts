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

/** The calendar date of a moment where the host stands, `2026-06-15`: a class shares its clock. */
export function localDate(millis: number): string {
  const date = new Date(millis);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
