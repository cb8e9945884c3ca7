/** A day on a calendar of what was done. */
export interface CalendarDay {
  /** `2026-06-15`. */
  readonly date: string;
  /** Null outside of the report. */
  readonly active: boolean | null;
}

const DAY_MILLIS = 24 * 60 * 60 * 1000;
const DAYS_OF_A_WEEK = 7;
/** Monday is the first day of a week here; `getUTCDay` counts from Sunday. */
const MONDAY = 1;

/**
 * The weeks from Monday to Sunday that a time touches, day by day.
 * @param from the first day, `2026-06-15`
 * @param to the last day
 * @param dates the days on which something was done
 */
export function attendanceWeeks(
  from: string,
  to: string,
  dates: readonly string[],
): CalendarDay[][] {
  const active = new Set(dates);
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const sinceMonday = (new Date(first).getUTCDay() - MONDAY + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK;
  const weeks: CalendarDay[][] = [];
  for (let monday = first - sinceMonday * DAY_MILLIS; monday <= last; ) {
    weeks.push(
      Array.from({ length: DAYS_OF_A_WEEK }, (_, at) => {
        const time = monday + at * DAY_MILLIS;
        const date = new Date(time).toISOString().slice(0, 10);
        return { date, active: time < first || time > last ? null : active.has(date) };
      }),
    );
    monday += DAYS_OF_A_WEEK * DAY_MILLIS;
  }
  return weeks;
}
