import { utcDay } from '../activity/utc-day.ts';
import type { Observation } from './mastery.ts';

/** Days after which a skill that has just been shown is looked at again. */
const FIRST_INTERVAL = 2;
/** Days after a day on which it went wrong. */
const SHORT_INTERVAL = 1;
/** The longest wait, in days: once in half of the programme. */
const LONGEST_INTERVAL = 32;

export interface ReviewPlan {
  /** Days that the skill may rest. */
  readonly interval: number;
  /** The day on which it should be looked at again, as `utcDay` counts them. */
  readonly dueDay: number;
}

/**
 * When a skill should be looked at again: the wait doubles with each day on which it was due and went well (at least
 * half right), and is short again after a day on which it did not. Practice before it is due moves the day only.
 * @param observations of one skill, oldest first; at least one
 */
export function reviewPlan(observations: readonly Observation[]): ReviewPlan {
  const days = new Map<number, { right: number; total: number }>();
  for (const { at, correct } of observations) {
    const day = utcDay(at);
    const { right, total } = days.get(day) ?? { right: 0, total: 0 };
    days.set(day, { right: right + (correct ? 1 : 0), total: total + 1 });
  }
  let plan: ReviewPlan | null = null;
  for (const [day, { right, total }] of [...days].sort(([a], [b]) => a - b)) {
    const interval = nextInterval(plan, day, 2 * right >= total);
    plan = { interval, dueDay: day + interval };
  }
  if (plan === null) throw new RangeError('nothing was practiced');
  return plan;
}

function nextInterval(before: ReviewPlan | null, day: number, wentWell: boolean): number {
  if (!wentWell) return SHORT_INTERVAL;
  if (before === null) return FIRST_INTERVAL;
  return day < before.dueDay ? before.interval : Math.min(LONGEST_INTERVAL, 2 * before.interval);
}

/**
 * What is left of a chance after a rest: nothing is lost before the skill is due, and half of what lies above the start
 * is after each further interval.
 */
export function retained(
  known: number,
  start: number,
  overdueDays: number,
  interval: number,
): number {
  if (overdueDays <= 0 || known <= start) return known;
  return start + (known - start) * 2 ** (-overdueDays / interval);
}
