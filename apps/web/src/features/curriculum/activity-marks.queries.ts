import type { ActivityMark, MarkedActivity } from '@lamplight/domain/curriculum';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { outbox } from '../../app/outbox/host-outbox.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { randomId } from '../../lib/platform.ts';
import { MARK_ACTIVITY, pendingMarks } from './pending-marks.ts';

/** Told what became of a mark, also when the student has gone on to another page meanwhile. */
export interface MarkListener {
  /** The host cannot be reached: the mark waits on this device. */
  readonly onPending: () => void;
  readonly onFailed: () => void;
}

/**
 * Marks activities of a day as done, or as not done after all. The page shows it at once; what can't reach the host
 * is kept and sent later. Marks are sent one after the other, so that the last one counts.
 */
export function useMarkActivity(
  userId: number,
  day: number,
  { onPending, onFailed }: MarkListener,
) {
  const utils = trpc.useUtils();
  const show = ({ key, doneAt }: MarkedActivity) =>
    utils.curriculum.schedule.setData({ day }, (schedule) =>
      schedule === undefined
        ? undefined
        : {
            ...schedule,
            activities: schedule.activities.map((activity) =>
              activity.key === key ? { ...activity, doneAt } : activity,
            ),
          },
    );
  return useMutation({
    scope: { id: `${MARK_ACTIVITY} ${userId}` },
    onMutate: ({ key, done }: ActivityMark) =>
      show({ key, doneAt: done ? new Date().toISOString() : null }),
    mutationFn: async (mark: ActivityMark): Promise<MarkedActivity | null> => {
      // Sent after this one, an earlier mark would take its place.
      const earlier = pendingMarks(outbox.state().waiting, userId);
      await Promise.all(
        earlier.filter(({ key }) => key === mark.key).map(({ call }) => outbox.settle(call)),
      );
      const key = randomId();
      return deliver({ key, userId, operation: MARK_ACTIVITY, input: mark }, (options) =>
        keyedApi.curriculum.markActivity.mutate(mark, options),
      );
    },
    onSuccess: (answer) => {
      if (answer === null) return onPending();
      show(answer);
      void utils.challenges.summary.invalidate();
    },
    onError: () => {
      onFailed();
      void utils.curriculum.schedule.invalidate();
    },
  });
}
