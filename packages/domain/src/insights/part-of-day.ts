import type { TimeZone } from '../profiles/options.ts';

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Hours from UTC to the zones of a profile, without summer time. */
const OFFSETS: Readonly<Record<TimeZone, number>> = { UTC: 0, EST: -5, CST: -6, MST: -7, PST: -8 };

/** The part of a child's day that a moment belongs to: before noon, until 5 o'clock, later. */
export function partOfDay(millis: number, zone: TimeZone): PartOfDay {
  const hour = (new Date(millis).getUTCHours() + 24 + OFFSETS[zone]) % 24;
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
