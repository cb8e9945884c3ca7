/** Something that was marked as done, and when it was (ISO 8601 in UTC). */
export interface FinishedActivity {
  readonly key: string;
  readonly doneAt: string;
}

/**
 * Whether a child may say that they have done the activities of a day: of their own day and of those behind it, so
 * that points are for what was done and not for looking ahead.
 * @param day of the programme, 1 to 56
 * @param currentDay the child's own
 */
export function mayMark(day: number, currentDay: number): boolean {
  return day <= currentDay;
}

/** Activities with the moment at which each was done; null where it is still to do. */
export function withMarks<T extends { readonly key: string }>(
  activities: readonly T[],
  finished: readonly FinishedActivity[],
): (T & { doneAt: string | null })[] {
  const times = new Map(finished.map(({ key, doneAt }) => [key, doneAt]));
  return activities.map((activity) => ({ ...activity, doneAt: times.get(activity.key) ?? null }));
}
