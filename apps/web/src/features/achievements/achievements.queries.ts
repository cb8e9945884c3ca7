import { trpc } from '../../app/trpc.ts';

/** Every badge that the host has recorded, newest first. */
export function useEarned() {
  return trpc.progress.achievements.useQuery();
}

/** What is earned and what is next, as it is now. */
export function useAchievementsOverview() {
  return trpc.achievements.overview.useQuery(undefined, { staleTime: 0, gcTime: 0 });
}
