/** What the host last said of the time, and when it arrived here. */
export interface ToldTime {
  /** Seconds that were left then. */
  readonly timeLeft: number;
  /** When that was, in ms of `performance.now()`. */
  readonly at: number;
}

/** Seconds that are left now, between two words of the host; never below 0. A clock that is set cannot disturb it. */
export function secondsLeft(told: ToldTime, now: number, running: boolean): number {
  const passed = running ? Math.max(0, now - told.at) / 1000 : 0;
  return Math.max(0, told.timeLeft - passed);
}

/** Seconds at which the time is read out: often enough to plan by, seldom enough to think. */
const READ_OUT = [30, 10, 5] as const;

/** What is read out as the whole seconds go from one to the next; null for nothing. */
export function secondsToReadOut(before: number, after: number): number | null {
  return READ_OUT.find((mark) => before > mark && after <= mark) ?? null;
}
