import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { errorCode } from '../lib/errors.ts';
import { askToSignInAgain } from './session/ended-session.ts';

/** Whether a call was refused for want of a session; a wrong password is something else. */
const isSignedOut = (error: unknown) => errorCode(error) === 'UNAUTHENTICATED';

/**
 * Query defaults of spec 9. `networkMode` is 'always' because a class network without internet makes
 * the browser believe that it is offline, although the host is there.
 * An adult whose session the server no longer knows is asked to sign in again, over the page.
 * @param onSessionEnded called where it was the session of a child
 * @param persister what stands in for the host where it can't be reached
 */
export function createQueryClient(
  onSessionEnded: () => void,
  persister?: QueryPersister,
): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isSignedOut(error) && !askToSignInAgain(queryClient)) onSessionEnded();
      },
    }),
    // What a child could not send waits on the tablet until somebody is signed in there.
    mutationCache: new MutationCache({
      onError(error) {
        if (isSignedOut(error)) askToSignInAgain(queryClient);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
