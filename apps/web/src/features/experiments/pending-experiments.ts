import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes the report of a finished experiment. */
export const COMPLETE_EXPERIMENT = 'experiments.complete';

/** Experiments that a person finished while the host could not be reached. */
export function pendingExperiments(waiting: readonly PendingCall[], userId: number): Set<number> {
  const ids = waiting
    .filter((call) => call.userId === userId && call.operation === COMPLETE_EXPERIMENT)
    .map(({ input }) => experimentIdOf(input));
  return new Set(ids.filter((id) => id !== undefined));
}

function experimentIdOf(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null || !('experimentId' in input)) return undefined;
  return typeof input.experimentId === 'number' ? input.experimentId : undefined;
}
