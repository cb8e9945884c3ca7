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

/** The lanterns of a day in their order; the first that is not lit is the next. */
export function lanternStates(lessons: readonly Pick<Lit, 'isCompleted'>[]): LanternState[] {
  const next = lessons.findIndex(({ isCompleted }) => !isCompleted);
  return lessons.map(({ isCompleted }, index) => {
    if (isCompleted) return 'done';
    return index === next ? 'next' : 'waiting';
  });
}
