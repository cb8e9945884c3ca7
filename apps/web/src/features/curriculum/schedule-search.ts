import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';

/** The day that is looked at; none means the student's own (spec 4, "clears the selection"). */
export interface ScheduleSearch {
  readonly day?: number | undefined;
}

/** Reads `?day=N`; undefined takes the place of a day outside of 1 to 56 (spec 4). */
export function scheduleSearch(search: Readonly<Record<string, unknown>>): ScheduleSearch {
  const day = typeof search.day === 'string' ? Number(search.day) : search.day;
  const known =
    typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= CURRICULUM_DAYS;
  return { day: known ? day : undefined };
}

/** The days before and after a day; null at the ends of the programme. */
export function neighbours(day: number): {
  readonly previous: number | null;
  readonly next: number | null;
} {
  return {
    previous: day > 1 ? day - 1 : null,
    next: day < CURRICULUM_DAYS ? day + 1 : null,
  };
}
