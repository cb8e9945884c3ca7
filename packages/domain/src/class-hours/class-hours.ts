import { z } from 'zod';

/** Minutes of a day. */
const DAY = 24 * 60;

const timeSchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 08:30');

/** From when to when adults are with a class on a day, as `HH:MM` of the host's time zone. */
const dayHoursSchema = z
  .strictObject({ from: timeSchema, to: timeSchema })
  .refine(({ from, to }) => from < to, {
    error: 'Please let the day begin before it ends',
    path: ['to'],
  });
export type DayHours = z.infer<typeof dayHoursSchema>;

/**
 * When adults are expected to look, Monday first; null on a day without class. All other hours are quiet: then a
 * child is told that nobody may read its message soon.
 */
export const classHoursSchema = z.strictObject({
  days: z.array(dayHoursSchema.nullable()).length(7),
});
export type ClassHours = z.infer<typeof classHoursSchema>;

/** The hours of a host whose admin has chosen none: those in which adults are up. */
export const DEFAULT_CLASS_HOURS: ClassHours = {
  days: Array.from({ length: 7 }, () => ({ from: '07:00', to: '20:00' })),
};

/** A moment as a wall clock shows it. */
export interface LocalMoment {
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What the wall clock shows in a time zone (IANA) at a moment in epoch milliseconds. */
export function localMoment(at: number, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether adults are with a class at that moment. */
export function isClassTime({ days }: ClassHours, { weekday, minute }: LocalMoment): boolean {
  const day = days[weekday];
  return day ? minute >= minuteOf(day.from) && minute < minuteOf(day.to) : false;
}

/** Minutes until class begins next; null where it never does. While class is on, until the next day's. */
export function minutesToClass({ days }: ClassHours, now: LocalMoment): number | null {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = days[(now.weekday + ahead) % 7];
    const wait = day ? ahead * DAY + minuteOf(day.from) - now.minute : -1;
    if (wait >= 0) return wait;
  }
  return null;
}

/** Minutes of the day between which it is day, and nobody would speak of the morning that comes. */
const FORENOON = { from: 6 * 60, to: 12 * 60 };

/** Whether class begins next in the morning that comes, as it does after an evening or in a night. */
export function isClassInTheMorning(hours: ClassHours, now: LocalMoment): boolean {
  if (now.minute >= FORENOON.from && now.minute < FORENOON.to) return false;
  const wait = minutesToClass(hours, now);
  const noon = FORENOON.to + (now.minute < FORENOON.to ? 0 : DAY);
  return wait !== null && now.minute + wait <= noon;
}
