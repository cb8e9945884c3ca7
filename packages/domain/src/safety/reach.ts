import {
  type ClassHours,
  isClassInTheMorning,
  isClassTime,
  type LocalMoment,
} from '../class-hours/index.ts';

/**
 * Who is likely to read an alert, and when. A child is promised no more: `now`, an adult was here minutes ago;
 * `soon`, in class hours; `nobody-before-morning`; `nobody-before-class`, where that may be days; `nobody`, where
 * no adult is responsible.
 */
export const REACHES = [
  'now',
  'soon',
  'nobody-before-morning',
  'nobody-before-class',
  'nobody',
] as const;
export type Reach = (typeof REACHES)[number];

/** An adult who was seen within this time, in milliseconds, is likely to be there still. */
export const STILL_HERE_MS = 15 * 60 * 1000;

/** What is known of the adults on whose desk an alert comes. */
export interface AdultsThere {
  /** Approved teachers of the child, and admins where the alert reaches them. */
  readonly responsible: number;
  /** When one of them was last seen, in epoch milliseconds; null when not since the host started. */
  readonly lastSeenAt: number | null;
  readonly now: number;
  /** What the clock shows where the host stands. */
  readonly moment: LocalMoment;
  readonly classHours: ClassHours;
}

/** What a child may be told of when its alert is read. */
export function reachOf(there: AdultsThere): Reach {
  const { responsible, lastSeenAt, now, moment, classHours } = there;
  if (responsible === 0) return 'nobody';
  if (lastSeenAt !== null && now - lastSeenAt <= STILL_HERE_MS) return 'now';
  if (isClassTime(classHours, moment)) return 'soon';
  return isClassInTheMorning(classHours, moment) ? 'nobody-before-morning' : 'nobody-before-class';
}
