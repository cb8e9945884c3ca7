import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../session/session.queries.ts';

function isOfThePages({ queryKey }: Query): boolean {
  const [session] = sessionQuery.queryKey;
  return queryKey[0] !== session;
}

/** Asks the host anew for everything that pages show: it has heard of what waited on this device. */
export async function lookAgain(queryClient: QueryClient): Promise<void> {
  // What is just being asked for the first time may be answered from before, and is not asked twice at once.
  const underWay = queryClient
    .getQueryCache()
    .findAll({ predicate: isOfThePages, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries({ predicate: isOfThePages });
  if (underWay.length === 0) return;
  await queryClient.invalidateQueries({ predicate: (query) => underWay.includes(query) });
}
