import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../app/trpc.ts';
import { OF_A_TABLET } from '../../lib/class-tablet.ts';
import { randomId } from '../../lib/platform.ts';

/** How often a class tablet looks who is in the class, in ms: a child who was added is soon there. */
const LOOK_AGAIN_MS = 15_000;
/** How often it asks whether the teacher has answered, in ms. */
const ASK_AGAIN_MS = 2500;

/**
 * Forgets what this device asked as a class tablet: neither the children of that class nor the host's
 * word that it is none any more may meet it when it becomes one again.
 */
export function useForgetTablet(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.removeQueries({ queryKey: OF_A_TABLET }), [queryClient]);
}

/** Makes the device a class tablet. A code whose answer was lost on the way may be sent again. */
export function usePairTablet() {
  const [key] = useState(randomId);
  return useMutation({ mutationFn: (code: string) => api.tablets.pair.mutate({ code, key }) });
}

/** The children of the tablet's class. A tablet that was removed is told so at the next look. */
export function useTiles(tablet: string) {
  return useQuery({
    // Not the secret itself: what is asked for may be shown by tools of the browser.
    queryKey: [...OF_A_TABLET, 'tiles'],
    queryFn: () => api.tablets.tiles.mutate({ tablet }),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnMount: 'always',
  });
}

export const tabletCalls = {
  signIn: api.tablets.signIn.mutate,
  askTeacher: api.tablets.askTeacher.mutate,
  withdraw: api.tablets.withdrawEntry.mutate,
};

/** What has become of a child's wish to be let in; asks on until it is decided. */
export function useEntry(tablet: string, id: number | null) {
  return useQuery({
    queryKey: [...OF_A_TABLET, 'entry', id],
    queryFn: () => api.tablets.entry.mutate({ tablet, id: id ?? 0 }),
    enabled: id !== null,
    // The session that it may hold is given once and kept nowhere.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'waiting' ? ASK_AGAIN_MS : false,
  });
}

/** Whose card was scanned. @param scan tells the cards of one tab apart */
export function useOpenedCard(token: string | null, scan: number) {
  return useQuery({
    // Not the secret itself: what is asked for may be shown by tools of the browser.
    queryKey: ['sign-in-card', scan],
    queryFn: () => api.signInCards.open.mutate({ token: token ?? '' }),
    enabled: token !== null,
    gcTime: 0,
  });
}

export const cardCalls = {
  signIn: api.signInCards.signIn.mutate,
  signInWithPassword: api.signInCards.signInWithPassword.mutate,
};
