import { z } from 'zod';
import { DAY_MILLIS } from '../activity/index.ts';

/** Days that a host may be off without its clock being doubted: a class that meets every other week. */
export const PLAUSIBLE_DAYS = 14;
/** Further days on which a doubted clock has to go on plausibly before the host believes it. */
export const DOUBT_DAYS = 7;
/** Milliseconds by which a clock may be set back: they are set right by seconds, and by an hour. */
const SET_BACK = 2 * 60 * 60 * 1000;

/** A clock that jumped and has not gone on for long enough yet. Moments are epoch milliseconds, by that clock. */
const clockDoubtSchema = z.object({
  /** The last time that the nightly work looked at it. */
  seenAt: z.int(),
  /** Further dates (UTC) on which it has gone on since the jump. */
  days: z.int(),
});
export type ClockDoubt = z.infer<typeof clockDoubtSchema>;

/** What the nightly work remembers of the clock of the host. */
export const clockMemorySchema = z.object({
  /** The last run at a time that was believed; epoch milliseconds. */
  ranAt: z.int(),
  /** Null while the clock is believed. */
  doubt: clockDoubtSchema.nullable().default(null),
});
export type ClockMemory = z.infer<typeof clockMemorySchema>;

/**
 * Whether the clock of the host can be believed at a moment, before anything is deleted by it. It can when it has
 * gone on plausibly since the last run. After a jump it is doubted until it has gone on for a week: a host that comes
 * back from the summer holidays deletes a week later, and one whose clock was a year ahead for a night deletes
 * nothing that is still wanted.
 * @param memory null on a host that has never run: nothing there is old
 * @returns null when it is believed
 */
export function doubtOfClock(memory: ClockMemory | null, now: number): ClockDoubt | null {
  if (memory === null || follows(memory.ranAt, now)) return null;
  const { doubt } = memory;
  if (doubt === null || !follows(doubt.seenAt, now)) return { seenAt: now, days: 0 };
  const days = doubt.days + (dateOf(now) > dateOf(doubt.seenAt) ? 1 : 0);
  return days >= DOUBT_DAYS ? null : { seenAt: Math.max(now, doubt.seenAt), days };
}

/**
 * What is remembered when an adult has looked at the date of the host and says that it is right: the doubt ends.
 * @param looked the moment that they were shown, and `now`, epoch milliseconds by the clock of the host
 * @returns null when the clock has jumped since they looked: then they have to look again
 */
export function trustedClock(memory: ClockMemory, looked: number, now: number): ClockMemory | null {
  return follows(looked, now) ? { ...memory, ranAt: now, doubt: null } : null;
}

function follows(before: number, now: number): boolean {
  return now >= before - SET_BACK && now <= before + PLAUSIBLE_DAYS * DAY_MILLIS;
}

function dateOf(moment: number): number {
  return Math.floor(moment / DAY_MILLIS);
}
