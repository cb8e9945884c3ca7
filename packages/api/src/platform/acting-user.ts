import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';

/**
 * The header with the id of the user whose write it is. What waited on a device may be sent when somebody else has signed
 * in there meanwhile: it must not become theirs.
 */
export const ACTING_USER_HEADER = 'x-acting-user';

/**
 * Refuses a write under the session of another user than its own; nothing where the header is left out.
 * @param header what the request says
 * @throws AppError UNAUTHENTICATED: the same write is right once its user has signed in again
 */
export function requireActingUser(actor: Actor, header: string | string[] | undefined): void {
  if (header === undefined) return;
  if (actor.kind === 'user' && header === String(actor.user.id)) return;
  throw new AppError('UNAUTHENTICATED');
}
