import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../app/trpc.ts';

/**
 * What left the building, newest first, page by page; asked for only once `shown`.
 * @param userId on whose behalf; everybody's that the reader may see without one
 */
export function useExternalLog(userId: number | undefined, shown: boolean) {
  const utils = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.externalLog.list, { userId }, 'infinite'),
    queryFn: ({ pageParam: before }) => utils.client.externalLog.list.query({ userId, before }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ requests, more }) => (more ? requests.at(-1)?.id : undefined),
    enabled: shown,
  });
}
