import { DAY_MILLIS, startOfUtcDay, utcDay } from '@lamplight/domain/activity';
import { DAYS_PER_WEEK } from '@lamplight/domain/curriculum';

/** Weeks of activity that a sample class has behind it. */
const WEEKS = 5;
/** Monday to Friday, as a class's settings write it. */
export const MEETS_ON = '12345';
const HOUR = 60 * 60 * 1000;
/** The hour in UTC at which the class begins: a morning in the Americas, an afternoon in Europe. */
const BEGINS_AT = 14 * HOUR;
/** No child sits longer than this. */
export const LONGEST_SITTING = 3 * HOUR;

/** A day on which the class met. */
export interface Meeting {
  /** Counts from 1: the class's day of the programme. */
  readonly day: number;
  /** `2026-06-15`. */
  readonly date: string;
  /** When the first children sit down, in epoch milliseconds. */
  readonly beginsAt: number;
}

export interface SampleCalendar {
  /** The date of Day 1, a Monday. */
  readonly startsOn: string;
  /** A weekday on which the class did not meet. */
  readonly closedOn: string;
  readonly meetings: readonly Meeting[];
}

/** The weekdays of the five weeks up to a moment, without one closed day. Nothing in it is after that moment. */
export function sampleCalendar(now: number): SampleCalendar {
  const today = utcDay(now);
  const first = mondayOf(today - WEEKS * DAYS_PER_WEEK + 1);
  // The Wednesday of the third week.
  const closed = first + 2 * DAYS_PER_WEEK + 2;
  const days = Array.from({ length: today - first + 1 }, (_, at) => first + at).filter(
    (day) => weekday(day) <= 5 && day !== closed,
  );
  const meetings = days
    .map((day, at) => ({ day: at + 1, date: dateOf(day), beginsAt: beginningOn(day, now) }))
    .filter(({ date, beginsAt }) => dateOf(utcDay(beginsAt)) === date);
  return { startsOn: dateOf(first), closedOn: dateOf(closed), meetings };
}

/** On the last day early enough that everybody has finished by now. */
function beginningOn(day: number, now: number): number {
  return Math.min(startOfUtcDay(day) + BEGINS_AT, now - LONGEST_SITTING);
}

/** 1 Monday to 7 Sunday. */
function weekday(day: number): number {
  return new Date(day * DAY_MILLIS).getUTCDay() || DAYS_PER_WEEK;
}

function mondayOf(day: number): number {
  return day - weekday(day) + 1;
}

function dateOf(day: number): string {
  return new Date(day * DAY_MILLIS).toISOString().slice(0, 10);
}
