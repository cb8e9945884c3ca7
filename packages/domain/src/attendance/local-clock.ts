import { z } from 'zod';

/** A time of day on the wall clock of the host, such as `08:05`. Such times sort as texts. */
export const wallTimeSchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 08:30');

/** What calendar and wall clock show. */
export interface LocalClock {
  /** `2026-06-15` */
  readonly date: string;
  /** `08:05` */
  readonly time: string;
}

/** What calendar and wall clock show in a time zone (IANA) at a moment in epoch milliseconds. */
export function localClock(at: number, timeZone: string): LocalClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const MINUTE = 60_000;

/** The first moment, in epoch milliseconds, of the calendar day on which a moment falls in a time zone (IANA). */
export function startOfLocalDay(at: number, timeZone: string): number {
  const { date, time } = localClock(at, timeZone);
  const guess = Math.floor(at / MINUTE) * MINUTE - minutesOf(time) * MINUTE;
  // On the two days on which clocks are moved the guess is off by as much as they were.
  const found = localClock(guess, timeZone);
  const off = found.date === date ? minutesOf(found.time) : minutesOf(found.time) - 24 * 60;
  return guess - off * MINUTE;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
