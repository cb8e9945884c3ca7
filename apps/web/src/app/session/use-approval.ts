import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SESSION_KEY } from './ended-session.ts';
import { sessionQuery } from './session.queries.ts';

/** How often it is asked whether an admin has approved a teacher who waits, in ms. */
const ASK_MS = 10_000;

/**
 * Whether a teacher still waits for an admin. While they do, it is asked again; once they need not, every page asks anew
 * for what it shows: it was empty before.
 * @param onApproved called when it has happened while the page was open
 */
export function useApproval(onApproved: () => void): boolean {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...sessionQuery,
    refetchInterval: ({ state }) => (state.data?.approved === false ? ASK_MS : false),
  });
  const isAwaited = data?.approved === false;
  const before = useRef(data);
  const tell = useRef(onApproved);
  tell.current = onApproved;
  useEffect(() => {
    const wasAwaited = before.current?.approved === false && before.current.id === data?.id;
    before.current = data;
    if (!wasAwaited || isAwaited) return;
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    tell.current();
  }, [cache, data, isAwaited]);
  return isAwaited;
}
