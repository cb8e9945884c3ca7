import type { VersePracticeAnswer, VersePracticeInput } from '@lamplight/domain/verses';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { trpc } from '../../app/trpc.ts';
import { randomId } from '../../lib/platform.ts';
import { PRACTICE_VERSE, pendingPractices, withPending } from './pending-practices.ts';

/** The verse of a week, and how far the reader has come with it. */
export function useWeekVerse(userId: number, week: number) {
  const verse = trpc.verses.week.useQuery({ week });
  const kept = pendingPractices(useOutboxState().waiting, userId);
  return { ...verse, data: verse.data && withPending(verse.data, kept) };
}

/** How far the reader has come with the verses of all weeks. */
export function useVerseProgress(userId: number) {
  const progress = trpc.verses.progress.useQuery();
  const kept = pendingPractices(useOutboxState().waiting, userId);
  return { ...progress, data: progress.data?.map((one) => withPending(one, kept)) };
}

/** Reports an exercise that was right; what can't reach the host is kept, answered with null, and sent later. */
export function usePracticeVerse(userId: number) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (input: VersePracticeInput): Promise<VersePracticeAnswer | null> => {
      const key = randomId();
      return deliver({ key, userId, operation: PRACTICE_VERSE, input }, (options) =>
        keyedApi.verses.practice.mutate(input, options),
      );
    },
    onSuccess: (answer, { week }) => {
      if (answer === null) return;
      const { progress, justLearned } = answer;
      utils.verses.week.setData({ week }, (verse) => verse && { ...verse, ...progress });
      utils.verses.progress.setData(undefined, (all) =>
        all?.map((one) => (one.week === week ? progress : one)),
      );
      if (!justLearned) return;
      void utils.achievements.invalidate();
      void utils.progress.invalidate();
    },
  });
}
