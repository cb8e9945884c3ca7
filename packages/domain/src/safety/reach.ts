/**
 * Who is likely to read an alert, and when. A child is promised no more: `now`, an adult was here minutes ago;
 * `soon`, in class hours; `nobody-before-morning`; `nobody`, where no adult is responsible.
 */
export const REACHES = ['now', 'soon', 'nobody-before-morning', 'nobody'] as const;
export type Reach = (typeof REACHES)[number];

/** An adult who was seen within this time, in milliseconds, is likely to be there still. */
export const STILL_HERE_MS = 15 * 60 * 1000;

/** Hours of the day in which nobody is expected to look, from and to; over midnight where `from` is later. */
export const QUIET_HOURS = { from: 20, to: 7 };

/** What is known of the adults on whose desk an alert comes. */
export interface AdultsThere {
  /** Approved teachers of the child, and admins where the alert reaches them. */
  readonly responsible: number;
  /** When one of them was last seen, in epoch milliseconds; null when not since the host started. */
  readonly lastSeenAt: number | null;
  readonly now: number;
  /** The hour where the host stands, 0 to 23. */
  readonly hour: number;
}

/** Whether an hour of the day, 0 to 23, lies in the quiet hours. */
export function isQuiet(hour: number, { from, to } = QUIET_HOURS): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** What a child may be told of when its alert is read. */
export function reachOf({ responsible, lastSeenAt, now, hour }: AdultsThere): Reach {
  if (responsible === 0) return 'nobody';
  if (lastSeenAt !== null && now - lastSeenAt <= STILL_HERE_MS) return 'now';
  return isQuiet(hour) ? 'nobody-before-morning' : 'soon';
}
