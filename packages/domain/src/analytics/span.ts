import { DAY_MILLIS, startOfUtcDay, utcDay } from '../activity/index.ts';

/** How far back a class is looked at: the last 7 or 28 days, today included, or everything. */
export const SPANS = ['7', '28', 'all'] as const;
export type Span = (typeof SPANS)[number];

/** A stretch of time, in epoch milliseconds: `from` belongs to it, `until` does not. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** The days of a span; null where it has no first day. */
export function daysOf(span: Span): number | null {
  return span === 'all' ? null : Number(span);
}

/** The stretch of time that a span covers, in whole days by UTC, today included. @param now epoch milliseconds */
export function periodOf(span: Span, now: number): Period {
  const until = startOfUtcDay(utcDay(now) + 1);
  const days = daysOf(span);
  return { from: days === null ? 0 : until - days * DAY_MILLIS, until };
}

/** Days that the newest part of everything is compared by. */
const COMPARED_DAYS = 28;

/**
 * What a span's answers are compared with: for 7 and 28 days as long a time right before it; where
 * everything is looked at, the last 28 days with all before them.
 */
export function comparedPeriods(span: Span, now: number): { before: Period; newest: Period } {
  const days = daysOf(span);
  const newest = periodOf(days === null ? '28' : span, now);
  const from = days === null ? 0 : newest.from - days * DAY_MILLIS;
  return { before: { from, until: newest.from }, newest };
}

/** Days that a trend over everything goes back at least, so that a new class has a chart too. */
export const LEAST_CHART_DAYS = COMPARED_DAYS;
