import { utcDay } from '../activity/index.ts';
import { daysOf, LEAST_CHART_DAYS, type Span } from './span.ts';
import { addTallies, shownShare, type Tally } from './tally.ts';

/** What a class did on one day, as `utcDay` counts them. */
export interface ClassDay extends Tally {
  readonly day: number;
  /** Ids of those who did anything. */
  readonly children: ReadonlySet<number>;
}

/** A day or a week of a chart. */
export interface ChartPoint extends Tally {
  /** First day, as `utcDay` counts them. */
  readonly day: number;
  readonly days: number;
  readonly activeChildren: number;
  readonly shareRight: number | null;
}

const WEEK = 7;

/**
 * The points of a class's chart, oldest first and without gaps: each day of 7 or 28, and weeks that
 * end today where everything is looked at, four at least.
 * @param now epoch milliseconds
 */
export function chartOf(days: readonly ClassDay[], span: Span, now: number): ChartPoint[] {
  const today = utcDay(now);
  const length = daysOf(span) ?? everything(days, today);
  const size = daysOf(span) === null ? WEEK : 1;
  const found = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: length / size }, (_, at) => {
    const first = today + 1 - length + at * size;
    const part = Array.from({ length: size }, (_, on) => found.get(first + on)).filter(
      (day) => day !== undefined,
    );
    const tally = addTallies(part);
    const children = new Set(part.flatMap((day) => [...day.children]));
    return {
      ...{ day: first, days: size, activeChildren: children.size },
      ...tally,
      shareRight: shownShare(tally),
    };
  });
}

/** Whole weeks from the first day with anything on it until today. */
function everything(days: readonly ClassDay[], today: number): number {
  const first = days.reduce((least, { day }) => Math.min(least, day), today);
  const length = Math.max(LEAST_CHART_DAYS, today + 1 - first);
  return Math.ceil(length / WEEK) * WEEK;
}
