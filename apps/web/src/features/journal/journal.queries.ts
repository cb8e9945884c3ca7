import { HISTORY_PAGE, type JournalEntry, type WrittenEntry } from '@lamplight/domain/journal';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { WRITE_ENTRY } from './pending-entries.ts';

/** What there is to write about today. */
export function usePrompts() {
  return trpc.journal.prompts.useQuery();
}

/** Where the page after this one begins. */
function nextPage(page: readonly JournalEntry[]): number | undefined {
  return page.length < HISTORY_PAGE ? undefined : page.at(-1)?.id;
}

/** The own entries, newest first, page by page. */
export function useHistory() {
  const utils = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.journal.list, undefined, 'infinite'),
    queryFn: ({ pageParam: before }) =>
      utils.client.journal.list.query({ before, limit: HISTORY_PAGE }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
  });
}

/** A child's entries for a parent, newest first, page by page; asked for only once `shown`. */
export function useChildHistory(userId: number, shown: boolean) {
  const utils = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.journal.ofStudent, { userId }, 'infinite'),
    queryFn: ({ pageParam: before }) =>
      utils.client.journal.ofStudent.query({ userId, before, limit: HISTORY_PAGE }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
    enabled: shown,
  });
}

/** What is sent: the dashboard's `entry`, or the prompt and the words of the journal page (spec 3). */
export interface EntryToSend {
  readonly key: string;
  readonly userId: number;
  readonly words:
    | { readonly entry: string }
    | { readonly prompt: string; readonly content: string };
}

/** What became of an entry: the host's answer, or null when it is kept here until the host is back. */
export type Delivery = WrittenEntry | null;

/** Writes in the journal; what can't reach the host is kept and sent later. */
export function useWriteEntry() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ key, userId, words }: EntryToSend): Promise<Delivery> => {
      const input = { userId, ...words };
      return deliver({ key, userId, operation: WRITE_ENTRY, input }, (options) =>
        keyedApi.journal.write.mutate(input, options),
      );
    },
    onSuccess: (answer) => {
      if (answer === null) return;
      void utils.journal.list.invalidate();
      void utils.achievements.invalidate();
      void utils.progress.invalidate();
    },
  });
}
