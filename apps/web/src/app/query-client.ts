import { QueryCache, QueryClient } from '@tanstack/react-query';
import { httpStatus } from '../lib/errors.ts';

/**
 * Query defaults of spec 9. `networkMode` is 'always' because a class network without internet makes
 * the browser believe that it is offline, although the host is there.
 * @param onSessionEnded called when the server no longer knows the session
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (httpStatus(error) === 401) onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
