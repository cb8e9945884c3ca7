import { weekOfDay } from '@lamplight/domain/curriculum';
import type { LessonSummary } from '@lamplight/domain/lessons';

/** The lessons of a module around this week. */
export interface AroundThisWeek {
  readonly before: readonly LessonSummary[];
  /** Those of this week, and those from the first that is open up to it. */
  readonly now: readonly LessonSummary[];
  readonly after: readonly LessonSummary[];
}

/**
 * Parts the lessons of a module into what lies behind, this week, and what is ahead.
 * @param lessons in the order of their days
 * @param currentDay the student's day, 1 to 56; null for who reads them all, as teachers do
 */
export function aroundThisWeek(
  lessons: readonly LessonSummary[],
  currentDay: number | null,
): AroundThisWeek {
  if (currentDay === null) return { before: [], now: lessons, after: [] };
  const week = weekOfDay(currentDay);
  const ahead = lessons.findIndex(({ dayNumber }) => weekOfDay(dayNumber) > week);
  const end = ahead === -1 ? lessons.length : ahead;
  const ofWeek = lessons.findIndex(({ dayNumber }) => weekOfDay(dayNumber) >= week);
  const open = lessons.findIndex(({ status }) => status === 'unlocked');
  const starts = [ofWeek, open].filter((index) => index !== -1);
  const begin = Math.min(end, ...starts);
  return {
    before: lessons.slice(0, begin),
    now: lessons.slice(begin, end),
    after: lessons.slice(end),
  };
}
