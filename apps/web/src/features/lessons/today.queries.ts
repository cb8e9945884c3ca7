import { useCallback } from 'react';
import { trpc } from '../../app/trpc.ts';

/** The lessons of the student's current day. */
export function useTodaysLessons() {
  return trpc.lessons.today.useQuery();
}

/** Has today's lessons asked for anew when they are looked at next, and not before. */
export function useAgedToday(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(
    () => utils.lessons.today.invalidate(undefined, { refetchType: 'none' }),
    [utils],
  );
}
