import type { ExperimentView } from '@lamplight/domain/experiments';
import { useState } from 'react';
import { usePendingToast } from '../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../lib/platform.ts';
import { useCompleteExperiment } from './experiments.queries.ts';
import { useLabPlace } from './use-lab-place.ts';

/**
 * Completes an experiment and goes to its end. One that was completed before is not saved again. While
 * the host can't be reached the completion waits on this device; a refusal is silent (spec 8).
 */
export function useFinish({ id, isCompleted }: ExperimentView, userId: number) {
  const goTo = useLabPlace();
  const [key] = useState(randomId);
  const { mutate, isPending } = useCompleteExperiment();
  const tellPending = usePendingToast();

  const toEnd = () => goTo({ experiment: id, step: 'done' }, { replace: true });
  const finish = () => {
    if (isCompleted) return toEnd();
    mutate(
      { key, userId, experimentId: id },
      {
        onSuccess: (answer) => {
          if (answer === null) tellPending();
        },
        onSettled: toEnd,
      },
    );
  };
  return { finish, isPending };
}
