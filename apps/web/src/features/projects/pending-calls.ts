import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes a draft. */
export const SAVE_PROJECT = 'projects.save';
/** The procedure that checks a solution. */
export const CHECK_PROJECT = 'projects.check';

export interface WantedCalls {
  readonly userId: number;
  readonly operation: typeof SAVE_PROJECT | typeof CHECK_PROJECT;
  /** Of every project where it is left out. */
  readonly projectId?: number;
}

/** A person's calls for projects that wait on this device for the host. */
export function pendingFor(
  waiting: readonly PendingCall[],
  wanted: WantedCalls,
): readonly PendingCall[] {
  return waiting.filter(
    ({ userId, operation, input }) =>
      userId === wanted.userId &&
      operation === wanted.operation &&
      (wanted.projectId === undefined || projectIdOf(input) === wanted.projectId),
  );
}

/** Projects whose solution a person had checked while the host could not be reached. */
export function pendingChecks(
  waiting: readonly PendingCall[],
  userId: number,
): ReadonlySet<number> {
  const ids = pendingFor(waiting, { userId, operation: CHECK_PROJECT }).map(({ input }) =>
    projectIdOf(input),
  );
  return new Set(ids.filter((id) => id !== undefined));
}

function projectIdOf(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null || !('projectId' in input)) return undefined;
  return typeof input.projectId === 'number' ? input.projectId : undefined;
}
