import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes the report of a finished story. */
export const COMPLETE_STORY = 'stories.complete';

/** Stories that a person finished while the host could not be reached. */
export function pendingStories(waiting: readonly PendingCall[], userId: number): Set<number> {
  const storyIds = waiting
    .filter((call) => call.userId === userId && call.operation === COMPLETE_STORY)
    .map(({ input }) => storyIdOf(input));
  return new Set(storyIds.filter((storyId) => storyId !== undefined));
}

function storyIdOf(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null || !('storyId' in input)) return undefined;
  return typeof input.storyId === 'number' ? input.storyId : undefined;
}
