import type { ExperimentView } from '@lamplight/domain/experiments';
import type { ProgressRecord } from '@lamplight/domain/progress';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { trpc } from '../../app/trpc.ts';
import { COMPLETE_EXPERIMENT, pendingExperiments } from './pending-experiments.ts';

/** The experiments of this child, whole: whoever has opened the list can go on without the host. */
export function useExperiments(userId: number) {
  const experiments = trpc.experiments.list.useQuery();
  const kept = pendingExperiments(useOutboxState().waiting, userId);
  const data = experiments.data?.map((experiment) =>
    kept.has(experiment.id) ? completed(experiment) : experiment,
  );
  return { ...experiments, data };
}

/** An experiment that was done to its end. */
export interface ExperimentReport {
  readonly key: string;
  readonly userId: number;
  readonly experimentId: number;
}

/** Reports a finished experiment; what can't reach the host is kept, answered with null, and sent later. */
export function useCompleteExperiment() {
  const utils = trpc.useUtils();
  // The list is long: what changed in it is known.
  const mark = (experimentId: number) =>
    utils.experiments.list.setData(undefined, (experiments) =>
      experiments?.map((one) => (one.id === experimentId ? completed(one) : one)),
    );
  return useMutation({
    mutationFn: ({
      key,
      userId,
      experimentId,
    }: ExperimentReport): Promise<ProgressRecord | null> => {
      const input = { experimentId };
      return deliver({ key, userId, operation: COMPLETE_EXPERIMENT, input }, (options) =>
        keyedApi.experiments.complete.mutate(input, options),
      );
    },
    onSuccess: (answer, { experimentId }) => {
      if (answer === null) return;
      mark(experimentId);
      // A new one takes its place; the page does not wait for it.
      void utils.experiments.invalidate();
      void utils.progress.invalidate();
      void utils.achievements.invalidate();
    },
    // A failure is silent (spec 8): the child has done it, and goes on to its end.
    onError: (_, { experimentId }) => mark(experimentId),
  });
}

function completed<T extends Pick<ExperimentView, 'isCompleted' | 'isNew'>>(experiment: T): T {
  return { ...experiment, isCompleted: true, isNew: false };
}
