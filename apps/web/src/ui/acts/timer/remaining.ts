/** A timer that runs or rests, in ms of one clock. */
export interface Timer {
  /** When it would be over; null while it rests. */
  readonly endsAt: number | null;
  /** What was left when it last rested. */
  readonly left: number;
}

/** A timer that has not begun. @param seconds how long it takes */
export function restingTimer(seconds: number): Timer {
  return { endsAt: null, left: seconds * 1000 };
}

/** What is left of a timer, in ms, never below 0. */
export function leftOf({ endsAt, left }: Timer, now: number): number {
  return Math.max(0, endsAt === null ? left : endsAt - now);
}

/** The timer begins, or goes on. */
export function running(timer: Timer, now: number): Timer {
  return { endsAt: now + leftOf(timer, now), left: leftOf(timer, now) };
}

/** The timer rests. */
export function resting(timer: Timer, now: number): Timer {
  return { endsAt: null, left: leftOf(timer, now) };
}

/** Time as `1:05`. @param ms rounded up, so that the last second is not 0 */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
