import { httpStatus, isUnreachable } from '../errors.ts';

/** Signed out for now, too many calls, or the host is just stopping or starting. */
const PASSING_STATUSES: readonly (number | undefined)[] = [401, 429, 503];

/** Whether the same call may succeed later: the host was not there, or said so itself. */
export function mayTryLater(error: unknown): boolean {
  return isUnreachable(error) || PASSING_STATUSES.includes(httpStatus(error));
}
