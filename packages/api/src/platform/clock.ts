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
