import { DAY_MILLIS } from '../activity/utc-day.ts';

/** Days of the week as ISO 8601 counts them, 1 Monday to 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week of a calendar date such as `2026-06-15`. */
export function weekdayOf(date: string): Weekday {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(day + 6) % 7] ?? 7;
}

/** The calendar date some days after another one. */
export function daysAfter(date: string, days: number): string {
  const millis = Date.parse(`${date}T00:00:00Z`) + days * DAY_MILLIS;
  return new Date(millis).toISOString().slice(0, 10);
}

/** Every date from one to another, both included; none where the second comes first. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date);
  return dates;
}
