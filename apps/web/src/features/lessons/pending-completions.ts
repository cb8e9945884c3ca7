import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes the report of a finished lesson. */
export const COMPLETE_LESSON = 'lessons.complete';

/** Lessons that a person finished while the host could not be reached. */
export function pendingCompletions(waiting: readonly PendingCall[], userId: number): Set<number> {
  const lessonIds = waiting
    .filter((call) => call.userId === userId && call.operation === COMPLETE_LESSON)
    .map(({ input }) => lessonIdOf(input));
  return new Set(lessonIds.filter((lessonId) => lessonId !== undefined));
}

function lessonIdOf(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null || !('lessonId' in input)) return undefined;
  return typeof input.lessonId === 'number' ? input.lessonId : undefined;
}
