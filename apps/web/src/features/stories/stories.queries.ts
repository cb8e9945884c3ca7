import type { ProgressRecord } from '@lamplight/domain/progress';
import type { BibleStory } from '@lamplight/domain/stories';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { trpc } from '../../app/trpc.ts';
import { COMPLETE_STORY, pendingStories } from './pending-stories.ts';

/** All stories at the reader's level, whole: whoever has opened the list can read on without the host. */
export function useStories(userId: number) {
  const stories = trpc.stories.list.useQuery();
  const kept = pendingStories(useOutboxState().waiting, userId);
  const data = stories.data?.map(
    (story): BibleStory => (kept.has(story.id) ? { ...story, isCompleted: true } : story),
  );
  return { ...stories, data };
}

/** A story that was read to its end. */
export interface StoryReport {
  readonly key: string;
  readonly userId: number;
  readonly storyId: number;
}

/** Told what became of a report, also when the reader has gone on to another page meanwhile. */
export interface StoryListener {
  /** @param answer null when the report is kept here until the host is back */
  readonly onDone: (answer: ProgressRecord | null) => void;
  readonly onFailed: () => void;
}

/** Reports a finished story; what can't reach the host is kept, answered with null, and sent later. */
export function useCompleteStory({ onDone, onFailed }: StoryListener) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, userId, storyId }: StoryReport): Promise<ProgressRecord | null> => {
      const input = { storyId };
      return deliver({ key, userId, operation: COMPLETE_STORY, input }, (options) =>
        keyedApi.stories.complete.mutate(input, options),
      );
    },
    onError: onFailed,
    onSuccess: (answer, { storyId }) => {
      onDone(answer);
      if (answer === null) return;
      // The list is long: what changed in it is known.
      utils.stories.list.setData(undefined, (stories) =>
        stories?.map((story) => (story.id === storyId ? { ...story, isCompleted: true } : story)),
      );
      void utils.progress.invalidate();
      void utils.achievements.invalidate();
    },
  });
}
