import { findLesson, lessonsOfDay } from '@lamplight/content/lessons';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import { once } from '@lamplight/domain/first-use';
import { LESSON_CATEGORIES, type LessonCategory, lessonId } from '@lamplight/domain/lessons';

/** Completed lessons of each subject, and days of the programme with every lesson completed. */
export interface LessonCounts {
  readonly bySubject: Readonly<Record<LessonCategory, number>>;
  readonly fullDays: number;
}

/** The ids of each day's lessons; a day without lessons is never full. */
const lessonsByDay = once(() =>
  Array.from({ length: CURRICULUM_DAYS }, (_, index) =>
    lessonsOfDay(index + 1).map(({ category, dayNumber }) => lessonId(category, dayNumber)),
  ).filter((ids) => ids.length > 0),
);

export function countLessons(completed: ReadonlySet<number>): LessonCounts {
  const bySubject: Record<LessonCategory, number> = { bible: 0, ai: 0, math: 0, science: 0 };
  for (const id of completed) {
    const category = findLesson(id)?.category;
    if (category !== undefined) bySubject[category] += 1;
  }
  const fullDays = lessonsByDay().filter((ids) => ids.every((id) => completed.has(id))).length;
  return { bySubject, fullDays };
}

/** All of the subjects together. */
export function countAll({ bySubject }: LessonCounts): number {
  return LESSON_CATEGORIES.reduce((sum, category) => sum + bySubject[category], 0);
}
