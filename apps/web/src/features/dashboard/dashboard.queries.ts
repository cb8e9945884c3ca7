import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/**
 * What the dashboard shows of the student's day. Asked for in one moment, so that it travels as one
 * request with what the other parts of the page ask for (performance: one batch for a dashboard).
 */
export function useDashboard() {
  const queryClient = useQueryClient();
  const today = trpc.lessons.today.useQuery();
  const verse = trpc.curriculum.verse.useQuery();
  const fact = trpc.curriculum.fact.useQuery();
  const status = trpc.curriculum.status.useQuery(undefined, {
    // Who waits for their class is looked after again when they come back: by then its day may have come.
    refetchOnWindowFocus: ({ state }) => (state.data?.classDay ? 'always' : false),
  });
  const summary = trpc.challenges.summary.useQuery();

  const queries = [today, verse, fact];
  return {
    today: today.data,
    /** Where the student stands in the programme, and whether they wait for their class. */
    status: status.data,
    verse: verse.data,
    fact: fact.data,
    /** Points won with challenges; undefined until they came. */
    points: summary.data?.points,
    loading: queries.some(({ isPending }) => isPending),
    /** The first failure; null when everything came. */
    error: queries.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    /** Asks again for everything that failed, also for the parts of other features on the page. */
    retry: () => {
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    },
  };
}

/** What the student did and showed in the last seven days. */
export function useOwnWeek() {
  return trpc.progress.week.useQuery();
}

/** The rewards of the camp, with what is still to be done for each. */
export function useRewards() {
  return trpc.curriculum.rewards.useQuery();
}
