import type { CurriculumStatus } from '@lamplight/domain/curriculum';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { refreshSession } from '../../app/session/session.queries.ts';
import { trpc } from '../../app/trpc.ts';
import { errorCode } from '../../lib/errors.ts';
import { pendingMarks, withPendingMarks } from './pending-marks.ts';

/**
 * Where the student stands in the programme. Who waits for their class is looked after again when they come
 * back to the page: by then its day may have come.
 */
export function useCurriculumStatus() {
  return trpc.curriculum.status.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (state.data?.classDay ? 'always' : false),
  });
}

/**
 * One day of the programme, with what waits on this device; the day before stays in sight until the asked one has come.
 */
export function useSchedule(userId: number, day: number) {
  const schedule = trpc.curriculum.schedule.useQuery(
    { day },
    { placeholderData: keepPreviousData },
  );
  const marks = pendingMarks(useOutboxState().waiting, userId);
  const data = schedule.data && {
    ...schedule.data,
    activities: withPendingMarks(schedule.data.activities, marks),
  };
  return { ...schedule, data };
}

/** Told what became of a completed day, also when the student has gone on to another page meanwhile. */
export interface AdvanceListener {
  /** @param day the day that was completed */
  readonly onDone: (day: number, status: CurriculumStatus) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Completes a day. However often that is sent for the same day, the student moves on by one. */
export function useAdvanceDay({ onDone, onFailed }: AdvanceListener) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (day: number) =>
      keyedApi.curriculum.advanceDay.mutate(undefined, withKey(`advance-from-day-${day}`)),
    onSuccess: async (status, day) => {
      onDone(day, status);
      await refreshSession(queryClient);
      // A day can bring a badge.
      void utils.progress.invalidate();
      await Promise.all([utils.curriculum.invalidate(), utils.lessons.today.invalidate()]);
    },
    onError: (error) => {
      onFailed(error);
      if (errorCode(error) === 'CLASS_DAY_AHEAD') void utils.curriculum.status.invalidate();
    },
  });
}
