import type { Db } from '@lamplight/db';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { SignedInAnswer } from '../auth/signed-in-answer.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser, updateUser } from '../users/users.repository.ts';

/** Starts the session of a child who has shown who they are. */
export type ChildEntry = (userId: number) => Promise<SignedInAnswer>;

export function createChildEntry(db: Db, clock: Clock, sessions: Sessions): ChildEntry {
  return async (userId) => {
    await updateUser(db, userId, { lastLoginAt: clock.now() });
    const user = await findUser(db, userId);
    if (!user) throw new AppError('NOT_FOUND');
    return { token: await sessions.start(userId), user: toCurrentUser(user) };
  };
}
