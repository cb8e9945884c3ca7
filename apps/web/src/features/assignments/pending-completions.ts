import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { COMPLETE_ASSIGNED } from './assignments.queries.ts';

/** Whether somebody completed a lesson while the host could not be reached. */
export function isPending(
  waiting: readonly PendingCall[],
  userId: number,
  lessonId: number,
): boolean {
  return waiting.some(
    (call) =>
      call.userId === userId &&
      call.operation === COMPLETE_ASSIGNED &&
      typeof call.input === 'object' &&
      call.input !== null &&
      'lessonId' in call.input &&
      call.input.lessonId === lessonId,
  );
}
