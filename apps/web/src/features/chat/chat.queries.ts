import { CHAT_PAGE, type ChatMessage, type LiveAnswer } from '@lamplight/domain/chat';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { liveApi } from '../../app/trpc-live.ts';
import { isUnreachable } from '../../lib/errors.ts';
import { withTurn } from './conversation.ts';
import type { Draft } from './draft.ts';

/** How often an answer is asked for that nobody tells, in ms. */
const ASK_MS = 3000;
/** How often a message is sent anew while the host cannot be reached, and the first wait, in ms. */
const TRIES = 4;
const FIRST_WAIT_MS = 1000;

type Pages = InfiniteData<ChatMessage[], number | undefined>;

const conversationKey = () => getQueryKey(trpc.chat.list, undefined, 'infinite');

/** The own conversation, the newest page first; each page is in the order of time. */
export function useConversation() {
  const utils = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: conversationKey(),
    queryFn: ({ pageParam: before }) => utils.client.chat.list.query({ before, limit: CHAT_PAGE }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < CHAT_PAGE ? undefined : page[0]?.id),
    // A turn that was sent before the page was opened anew is answered without it.
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.at(-1)?.response === null ? ASK_MS : false,
  });
}

/**
 * Sends a message and waits for the whole answer; a lost connection is tried again with the same key.
 * @returns with the ids of the turns that were sent since the page was opened
 */
export function useSendMessage() {
  const cache = useQueryClient();
  const [sentHere, setSentHere] = useState<readonly number[]>([]);
  const sending = useMutation({
    mutationFn: ({ key, text }: Draft) =>
      keyedApi.chat.send.mutate({ message: text }, withKey(key)),
    retry: (failures, error) => failures < TRIES && isUnreachable(error),
    retryDelay: (failures) => FIRST_WAIT_MS * 2 ** failures,
    onSuccess: async (turn) => {
      const queryKey = conversationKey();
      setSentHere((ids) => [...ids, turn.id]);
      // A list that is on its way was perhaps made before the turn, and would hide it.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<Pages>(queryKey, (data) =>
        data === undefined ? data : { ...data, pages: withTurn(data.pages, turn) },
      );
      if (cache.getQueryData(queryKey) === undefined) await cache.invalidateQueries({ queryKey });
    },
  });
  return { ...sending, sentHere };
}

/** Ends the answer that is being written; what was shown stays. */
export function useStop() {
  return trpc.chat.stop.useMutation();
}

/** The answer that is being written, sentence by sentence, while one is awaited; null until something is told. */
export function useLiveAnswer(isAwaited: boolean): LiveAnswer | null {
  const [answer, setAnswer] = useState<LiveAnswer | null>(null);
  useEffect(() => {
    if (!isAwaited) return;
    const subscription = liveApi().chat.watch.subscribe(undefined, { onData: setAnswer });
    return () => {
      subscription.unsubscribe();
      setAnswer(null);
    };
  }, [isAwaited]);
  return answer;
}
