import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '../curriculum/index.ts';

export const PROGRAM_WEEKS = CURRICULUM_DAYS / DAYS_PER_WEEK;

/** A day of the programme that a child finished, and when, in epoch milliseconds. */
interface FinishedDay {
  readonly day: number;
  readonly at: number;
}

/** Epoch milliseconds; `to` is null while the child is still in that week. */
export interface WeekSpan {
  readonly from: number;
  readonly to: number | null;
}

/**
 * The time that a child spent in a week of the programme: from the end of the week before it (for the
 * first one, from the registration) to the end of its last day. Null for a week that is still ahead.
 */
export function spanOfWeek(
  week: number,
  registeredAt: number,
  finished: readonly FinishedDay[],
): WeekSpan | null {
  const endOf = (day: number) => finished.find((done) => done.day === day)?.at ?? null;
  const from = week === 1 ? registeredAt : endOf((week - 1) * DAYS_PER_WEEK);
  return from === null ? null : { from, to: endOf(week * DAYS_PER_WEEK) };
}

/** Whether a moment lies in a week; the end belongs to the next one. */
export function isWithin(moment: number, span: WeekSpan | null): boolean {
  return span !== null && moment >= span.from && (span.to === null || moment < span.to);
}
