import { httpStatus, isUnreachable } from '../errors.ts';

/** Signed out for now, too many calls, the host or a proxy before it is just starting, its disk is full. */
const PASSING_STATUSES: readonly (number | undefined)[] = [401, 429, 502, 503, 504, 507];

/** Whether the same call may succeed later: the host was not there, or said so itself. */
export function mayTryLater(error: unknown): boolean {
  return isUnreachable(error) || PASSING_STATUSES.includes(httpStatus(error));
}
