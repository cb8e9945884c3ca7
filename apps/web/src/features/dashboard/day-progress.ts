import { DAYS_PER_WEEK, PROGRAM_DAYS, weekOfDay } from '@lamplight/domain/curriculum';
import { percentOf } from '@lamplight/domain/progress';

/** Activities that make a full week (spec 9, "capped at 5 of 5"). */
export const WEEK_ACTIVITIES = 5;

/** From this share of the week on, in percent, the dashboard says that it is almost done (spec 2). */
const ALMOST_DONE_PERCENT = 75;

/** The dashboard's count: `min(currentDay, 40)` of 40 (spec 9; decisions, Learning). */
export function programDay(currentDay: number) {
  const day = Math.min(currentDay, PROGRAM_DAYS);
  return { day, total: PROGRAM_DAYS, percent: percentOf(day, PROGRAM_DAYS) };
}

/** The week's progress: day mod 7, capped at 5 of 5 (spec 9). */
export function weekProgress(currentDay: number) {
  const done = Math.min(currentDay % DAYS_PER_WEEK, WEEK_ACTIVITIES);
  const percent = percentOf(done, WEEK_ACTIVITIES);
  return { done, total: WEEK_ACTIVITIES, percent, almostDone: percent >= ALMOST_DONE_PERCENT };
}

/** How many lanterns of the path fit beside each other: on a desk, on a tablet, on a phone. */
export const PATH_LENGTHS = [12, 7, 5] as const;

export interface PathStep {
  readonly day: number;
  readonly state: 'done' | 'today' | 'ahead';
  /** The shortest of {@link PATH_LENGTHS} whose path holds this day. */
  readonly fits: number;
}

/** The stretch of days around the present one, as lanterns of a path. */
export function lanternPath(currentDay: number): PathStep[] {
  const { day: today, total } = programDay(currentDay);
  const [longest] = PATH_LENGTHS;
  const first = startOf(today, longest, total);
  return Array.from({ length: longest }, (_, index) => {
    const day = first + index;
    const fits = PATH_LENGTHS.findLast((length) => {
      const start = startOf(today, length, total);
      return day >= start && day < start + length;
    });
    return { day, fits: fits ?? longest, state: stateOf(day, today) };
  });
}

function stateOf(day: number, today: number): PathStep['state'] {
  if (day === today) return 'today';
  return day < today ? 'done' : 'ahead';
}

/** Today stands past the middle: what was lit is more than what is to come. */
function startOf(today: number, length: number, total: number): number {
  const before = Math.ceil(length * 0.6) - 1;
  return Math.max(1, Math.min(today - before, total - length + 1));
}

/** The days of the week of a day, of the 56. */
export function weekDays(currentDay: number): Omit<PathStep, 'fits'>[] {
  const first = (weekOfDay(currentDay) - 1) * DAYS_PER_WEEK + 1;
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    const day = first + index;
    return { day, state: stateOf(day, currentDay) };
  });
}
