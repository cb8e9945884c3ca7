import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(by: { seconds?: number; minutes?: number; days?: number }): void;
}

export function createTestClock(start = '2026-06-15T09:00:00Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance({ seconds = 0, minutes = 0, days = 0 }) {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
