import type { CurrentUser } from '@lamplight/domain/users';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../trpc.ts';

/** The current user is asked for anew after five minutes (spec 9). */
const FRESH_MS = 5 * 60_000;

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: FRESH_MS,
  queryFn: (): Promise<CurrentUser | null> => api.auth.session.query(),
});

/** Who is signed in, from memory while that is fresh. */
export function currentUser(queryClient: QueryClient): Promise<CurrentUser | null> {
  return queryClient.fetchQuery(sessionQuery);
}

/**
 * Puts another user, or nobody, in the place of the present one, and forgets all that was loaded:
 * nobody may see what the one before them on this device had open.
 */
export function changeUser(queryClient: QueryClient, user: CurrentUser | null): void {
  const [ours] = sessionQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ours });
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(sessionQuery.queryKey, user);
}

/** Asks again who is signed in, after something about the user changed. */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
}

export async function requestLogout(): Promise<void> {
  await api.auth.logout.mutate();
}
