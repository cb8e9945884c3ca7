import { CURRICULUM_DAYS } from '../curriculum/curriculum.ts';
import { daysAfter, type Weekday, weekdayOf } from './calendar.ts';

export const PACINGS = ['own-day', 'class-day'] as const;
/** Whether each student has a day of their own, or the class goes from day to day together. */
export type Pacing = (typeof PACINGS)[number];

/** When a class that goes together meets. */
export interface MeetingPlan {
  /** The date of Day 1. */
  readonly startsOn: string;
  readonly meetsOn: readonly Weekday[];
  /** Dates on which the class does not meet. */
  readonly closures: ReadonlySet<string>;
}

/** How a class of a student moves; null for the plan where each has their own day. */
export interface ClassPace {
  readonly plan: MeetingPlan | null;
}

/** What the classes of a student let them do. */
export interface ClassGate {
  /** The furthest day of their classes, 0 to 56. */
  readonly day: number;
  /** The date on which a class comes to the day after the student's own; null where none does. */
  readonly opensOn: string | null;
}

/** A year, after which a class that has not met any more is looked no further into. */
const DAYS_AHEAD = 366;

function meets({ meetsOn, closures }: MeetingPlan, date: string): boolean {
  return meetsOn.includes(weekdayOf(date)) && !closures.has(date);
}

/**
 * The day of the programme that a class has come to: its meeting days from the start up to this date,
 * both included, at most 56 (spec 9); 0 before it starts.
 * @param date calendar date where the class is
 */
export function classDayOn(plan: MeetingPlan, date: string): number {
  let day = 0;
  for (let at = plan.startsOn; at <= date && day < CURRICULUM_DAYS; at = daysAfter(at, 1)) {
    if (plan.meetsOn.length === 0) break;
    if (meets(plan, at)) day += 1;
  }
  return day;
}

/** A day of the programme, and the date on which a class comes to it. */
export interface MeetingDay {
  readonly day: number;
  readonly date: string;
}

/** Every day of the programme with its date, in order: at most 56, and none that is more than two years away. */
export function meetingDays(plan: MeetingPlan): MeetingDay[] {
  const days: MeetingDay[] = [];
  const last = daysAfter(plan.startsOn, 2 * DAYS_AHEAD);
  for (let at = plan.startsOn; at <= last && days.length < CURRICULUM_DAYS; at = daysAfter(at, 1)) {
    if (meets(plan, at)) days.push({ day: days.length + 1, date: at });
  }
  return days;
}

/** The first date after this one on which a class comes to a day; null where it is not within a year. */
export function dateOfDay(plan: MeetingPlan, day: number, date: string): string | null {
  if (day > CURRICULUM_DAYS) return null;
  let reached = classDayOn(plan, date);
  const first = plan.startsOn > date ? plan.startsOn : daysAfter(date, 1);
  for (let at = first; at <= daysAfter(first, DAYS_AHEAD); at = daysAfter(at, 1)) {
    if (meets(plan, at)) reached += 1;
    if (reached >= day) return at;
  }
  return null;
}

/**
 * What holds a student to the day of their classes. Among several the furthest counts, and one in which
 * each has their own day frees them; so do none at all. A class that never chose has no say.
 * @param date calendar date where the class is
 * @returns null for a student who goes on as they like
 */
export function gateOf(
  paces: readonly ClassPace[],
  currentDay: number,
  date: string,
): ClassGate | null {
  const plans = paces.flatMap(({ plan }) => (plan === null ? [] : [plan]));
  if (plans.length === 0 || plans.length < paces.length) return null;
  const dates = plans
    .map((plan) => dateOfDay(plan, currentDay + 1, date))
    .filter((opens) => opens !== null);
  return {
    day: Math.max(...plans.map((plan) => classDayOn(plan, date))),
    opensOn: dates.toSorted()[0] ?? null,
  };
}

/** Whether a student waits for their class: who is behind it may always go on. */
export function waitsForClass(gate: ClassGate | null, currentDay: number): boolean {
  return gate !== null && currentDay >= gate.day && currentDay < CURRICULUM_DAYS;
}
