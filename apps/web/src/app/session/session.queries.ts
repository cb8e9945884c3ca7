import type { CurrentUser } from '@lamplight/domain/users';
import { type Query, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { classTablet } from '../../lib/class-tablet.ts';
import { isUnreachable } from '../../lib/errors.ts';
import { endDemo } from '../demo/demo-profile.ts';
import { forgetKept } from '../offline/kept-answers.ts';
import { api } from '../trpc.ts';
import { askToSignInAgain, SESSION_KEY, stopAsking } from './ended-session.ts';

/** The current user is asked for anew after five minutes (spec 9). */
const FRESH_MS = 5 * 60_000;

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  staleTime: FRESH_MS,
  queryFn: async ({ client }): Promise<CurrentUser | null> => {
    const user = await api.auth.session.query();
    if (user !== null) stopAsking();
    if (user !== null || !askToSignInAgain(client)) return user;
    // The page stays that of the adult, until they have signed in again or left.
    return client.getQueryData<CurrentUser | null>(SESSION_KEY) ?? null;
  },
});

/** Key under which everything that the host says of itself is cached. */
const HOST_QUERIES = [['host']] as const satisfies QueryKey;

function isOfTheHost([path]: QueryKey): boolean {
  return Array.isArray(path) && path[0] === HOST_QUERIES[0][0];
}

/**
 * Who is signed in, from memory while that is fresh, and for as long as the host can't be reached: a
 * child without Wi-Fi goes on from page to page. A class tablet that starts without the host is nobody's: its tiles
 * come, and its emergency sheet opens.
 */
export async function currentUser(queryClient: QueryClient): Promise<CurrentUser | null> {
  try {
    return await queryClient.fetchQuery(sessionQuery);
  } catch (error) {
    const known = queryClient.getQueryData(sessionQuery.queryKey);
    if (!isUnreachable(error)) throw error;
    if (known !== undefined) return known;
    if (classTablet.read() !== undefined) return null;
    throw error;
  }
}

/**
 * Puts another user, or nobody, in the place of the present one, and forgets all that was loaded:
 * nobody may see what the one before them on this device had open.
 */
export function changeUser(queryClient: QueryClient, user: CurrentUser | null): void {
  endDemo();
  stopAsking();
  forgetKept();
  const [ours] = sessionQuery.queryKey;
  const isTheirs = ({ queryKey }: Query) => queryKey[0] !== ours && !isOfTheHost(queryKey);
  queryClient.removeQueries({ predicate: isTheirs });
  // It is nobody's, and the page that is being left would ask for it again; the next one may.
  void queryClient.invalidateQueries({ queryKey: HOST_QUERIES, refetchType: 'none' });
  queryClient.getMutationCache().clear();
  queryClient.setQueryData(sessionQuery.queryKey, user);
}

/** Puts the user back whose session had ended: the page goes on as it was, and asks anew for what it shows. */
export async function resumeSession(queryClient: QueryClient, user: CurrentUser): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, user);
  stopAsking();
  await queryClient.invalidateQueries();
}

/** Asks again who is signed in, after something about the user changed. */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
}

/** Lets go of an answer on its way that would be older than a change which was just made. */
export async function cancelSessionRefresh(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
}

export async function requestLogout(): Promise<void> {
  await api.auth.logout.mutate();
}
