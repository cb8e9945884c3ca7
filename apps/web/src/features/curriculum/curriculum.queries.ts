import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { refreshSession } from '../../app/session/session.queries.ts';
import { trpc } from '../../app/trpc.ts';

/** Where the student stands in the programme. */
export function useCurriculumStatus() {
  return trpc.curriculum.status.useQuery();
}

/** One day of the programme; the day before stays in sight until the asked one has come. */
export function useSchedule(day: number) {
  return trpc.curriculum.schedule.useQuery({ day }, { placeholderData: keepPreviousData });
}

/** Completes a day. However often that is sent for the same day, the student moves on by one. */
export function useAdvanceDay() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (day: number) =>
      keyedApi.curriculum.advanceDay.mutate(undefined, withKey(`advance-from-day-${day}`)),
    onSuccess: async () => {
      await refreshSession(queryClient);
      // A day can bring a badge.
      void utils.progress.invalidate();
      await Promise.all([utils.curriculum.invalidate(), utils.lessons.today.invalidate()]);
    },
  });
}
