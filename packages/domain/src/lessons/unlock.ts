export type LessonStatus = 'completed' | 'unlocked' | 'locked';

/**
 * The status of each lesson of one module, by lesson id.
 * A lesson is unlocked when every lesson of the module with a lower dayNumber is completed (spec 4); those of one day
 * open together.
 */
export function lessonStatuses(
  lessons: readonly { readonly id: number; readonly dayNumber: number }[],
  completedIds: ReadonlySet<number>,
): Map<number, LessonStatus> {
  const missing = lessons.filter(({ id }) => !completedIds.has(id));
  const openDay = Math.min(...missing.map(({ dayNumber }) => dayNumber));
  const statusOf = ({ id, dayNumber }: (typeof lessons)[number]): LessonStatus => {
    if (completedIds.has(id)) return 'completed';
    return dayNumber === openDay ? 'unlocked' : 'locked';
  };
  return new Map(lessons.map((lesson) => [lesson.id, statusOf(lesson)]));
}
