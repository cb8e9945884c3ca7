import type { DayState } from './day-record.ts';

/** By when children of a class are to be here and collected, on the host's wall clock. */
export interface DoorHours {
  readonly arriveBy: string | null;
  readonly collectBy: string | null;
}

export const LATENESS = ['not-here', 'not-collected'] as const;
export type Lateness = (typeof LATENESS)[number];

/**
 * Whom somebody has to look for now. Of several classes a child is late for the first and is collected from the last.
 * @param hours of the child's classes that meet today
 * @param now `08:05`
 */
export function latenessOf(
  state: DayState,
  hours: readonly DoorHours[],
  now: string,
): Lateness | null {
  if (state === 'expected') {
    return hours.some(({ arriveBy }) => arriveBy !== null && now > arriveBy) ? 'not-here' : null;
  }
  if (state !== 'here' || hours.length === 0) return null;
  const isOver = hours.every(({ collectBy }) => collectBy !== null && now > collectBy);
  return isOver ? 'not-collected' : null;
}
