import type { TodaysLesson } from '@lamplight/domain/lessons';
import { localDay } from '../../../lib/dates.ts';

/** Where a child stands in their day: lessons are open, all were done today, all were done before today, or none is written. */
export type DayMoment = 'lessons' | 'evening' | 'morning' | 'none';

/** What the day is told from. */
type Lit = Pick<TodaysLesson, 'isCompleted' | 'completedAt'>;

/**
 * The moment of the day.
 * @param today the calendar day where the child is, such as `2026-06-15`
 */
export function dayMoment(lessons: readonly Lit[], today: string): DayMoment {
  if (lessons.length === 0) return 'none';
  if (lessons.some(({ isCompleted }) => !isCompleted)) return 'lessons';
  const isOfToday = lessons.some(
    ({ completedAt }) => completedAt !== null && localDay(completedAt) >= today,
  );
  return isOfToday ? 'evening' : 'morning';
}

/** How a lantern of the day stands: lit, the next one, or waiting. */
export type LanternState = 'done' | 'next' | 'waiting';

/** How far a lesson of the day has come. */
type Way = Pick<TodaysLesson, 'isCompleted' | 'isBegun'>;

/** The lesson with which a day goes on: one that was left in the middle, else the first that is open. */
export function nextLesson<Lesson extends Way>(lessons: readonly Lesson[]): Lesson | undefined {
  const open = lessons.filter(({ isCompleted }) => !isCompleted);
  return open.find(({ isBegun }) => isBegun) ?? open[0];
}

/** The lanterns of a day in their order. */
export function lanternStates(lessons: readonly Way[]): LanternState[] {
  const next = nextLesson(lessons);
  return lessons.map((lesson) => {
    if (lesson.isCompleted) return 'done';
    return lesson === next ? 'next' : 'waiting';
  });
}
