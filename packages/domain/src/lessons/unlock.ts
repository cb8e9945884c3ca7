export type LessonStatus = 'completed' | 'unlocked' | 'locked';

/**
 * The status of each lesson of one module, by lesson id.
 * A lesson is unlocked when every lesson of the module with a lower dayNumber is completed (spec 4).
 */
export function lessonStatuses(
  lessons: readonly { readonly id: number; readonly dayNumber: number }[],
  completedIds: ReadonlySet<number>,
): Map<number, LessonStatus> {
  const statuses = new Map<number, LessonStatus>();
  let open = true;
  for (const lesson of lessons.toSorted((a, b) => a.dayNumber - b.dayNumber)) {
    if (completedIds.has(lesson.id)) {
      statuses.set(lesson.id, 'completed');
    } else {
      statuses.set(lesson.id, open ? 'unlocked' : 'locked');
      open = false;
    }
  }
  return statuses;
}
