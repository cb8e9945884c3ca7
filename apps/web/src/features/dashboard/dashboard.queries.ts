import { trpc } from '../../app/trpc.ts';

/**
 * What the dashboard shows of the student's day. Asked for in one moment, so that it travels as one
 * request (performance: one batch for a dashboard).
 */
export function useDashboard() {
  const today = trpc.lessons.today.useQuery();
  const verse = trpc.curriculum.verse.useQuery();
  const fact = trpc.curriculum.fact.useQuery();
  const achievements = trpc.progress.achievements.useQuery();

  const queries = [today, verse, fact, achievements];
  return {
    today: today.data,
    verse: verse.data,
    fact: fact.data,
    achievements: achievements.data,
    loading: queries.some(({ isPending }) => isPending),
    /** The first failure; null when everything came. */
    error: queries.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
