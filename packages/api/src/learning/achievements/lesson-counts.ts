import { lessonEntries } from '@lamplight/content/lessons';
import { LESSON_CATEGORIES, type LessonCategory } from '@lamplight/domain/lessons';

/** Completed lessons of each subject, and days of the programme with every lesson completed. */
export interface LessonCounts {
  readonly bySubject: Readonly<Record<LessonCategory, number>>;
  readonly fullDays: number;
}

/** @param completed ids of lessons; a day without lessons is never full */
export function countLessons(completed: ReadonlySet<number>): LessonCounts {
  const bySubject: Record<LessonCategory, number> = { bible: 0, ai: 0, math: 0, science: 0 };
  for (const { id, category } of lessonEntries()) if (completed.has(id)) bySubject[category] += 1;
  const days = Map.groupBy(lessonEntries(), ({ dayNumber }) => dayNumber);
  const fullDays = [...days.values()].filter((lessons) =>
    lessons.every(({ id }) => completed.has(id)),
  ).length;
  return { bySubject, fullDays };
}

/** All of the subjects together. */
export function countAll({ bySubject }: LessonCounts): number {
  return LESSON_CATEGORIES.reduce((sum, category) => sum + bySubject[category], 0);
}
