import type { ActivityMark } from '@lamplight/domain/curriculum';
import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes the mark of an activity. */
export const MARK_ACTIVITY = 'curriculum.markActivity';

/** A mark that the host has not heard of yet. */
export interface PendingMark extends ActivityMark {
  /** The call that carries it. */
  readonly call: string;
  /** When it was made, ISO 8601 in UTC. */
  readonly keptAt: string;
}

/** The marks that wait on this device for the host, in the order in which a person made them. */
export function pendingMarks(waiting: readonly PendingCall[], userId: number): PendingMark[] {
  return waiting
    .filter((call) => call.userId === userId && call.operation === MARK_ACTIVITY)
    .flatMap(({ key: call, input, keptAt }) => {
      const mark = markOf(input);
      return mark === undefined ? [] : [{ ...mark, call, keptAt }];
    });
}

/** By hand: a schema would bring zod to the first page of every child. */
function markOf(input: unknown): ActivityMark | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if (!('key' in input && 'done' in input)) return undefined;
  const { key, done } = input;
  return typeof key === 'string' && typeof done === 'boolean' ? { key, done } : undefined;
}

/** Activities as the person sees them: with the marks that still wait. */
export function withPendingMarks<
  T extends { readonly key: string; readonly doneAt: string | null },
>(activities: readonly T[], marks: readonly PendingMark[]): T[] {
  return activities.map((activity) => {
    const mark = marks.findLast(({ key }) => key === activity.key);
    if (mark === undefined) return activity;
    return { ...activity, doneAt: mark.done ? (activity.doneAt ?? mark.keptAt) : null };
  });
}
