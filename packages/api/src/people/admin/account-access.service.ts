import { type Db, transact } from '@lamplight/db';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { setNewPassword } from '../auth/new-password.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import { findUser, type UserRow } from '../users/users.repository.ts';

export interface AccountAccess {
  /**
   * Gives somebody's account a made-up password, which is told once, and ends its sessions and mailed links.
   * @param ownPassword of the actor
   * @throws AppError NOT_FOUND, DEMO_ACCOUNT, FORBIDDEN for one's own account, OWN_PASSWORD, VALIDATION,
   *   TOO_MANY_ATTEMPTS
   */
  resetPassword(
    actor: SignedIn,
    id: number,
    ownPassword: string | undefined,
  ): Promise<{ password: string }>;
  /** Signs an account out everywhere. @throws AppError NOT_FOUND */
  endSessions(actor: SignedIn, id: number): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly passwordAgain: PasswordAgain;
  readonly sessions: Sessions;
}

/** Letters and digits of a made-up password, in groups that are read aloud: 59 bits. */
const GROUPS = 3;
const GROUP_LENGTH = 4;

export function createAccountAccess(deps: Dependencies): AccountAccess {
  const { db, clock, random, passwords, passwordAgain, sessions } = deps;

  async function find(handle: Db, id: number): Promise<UserRow> {
    const user = await findUser(handle, id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'There is no such account.' });
    return user;
  }

  const madeUp = () =>
    Array.from({ length: GROUPS }, () => random.code(GROUP_LENGTH).toLowerCase()).join('-');

  return {
    async resetPassword(actor, id, ownPassword) {
      // Whoever is signed in changes their own in the profile, where the old one is asked for.
      if (id === actor.user.id) throw new AppError('FORBIDDEN');
      if ((await find(db, id)).isDemo === 1) throw new AppError('DEMO_ACCOUNT');
      await passwordAgain.require(actor.user.id, ownPassword);
      const password = madeUp();
      const passwordHash = await passwords.hash(password);
      await transact(db, async (trx) => {
        const user = await find(trx, id);
        await setNewPassword(trx, user, passwordHash);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'account.password-reset', userId: id },
          at: clock.now(),
        });
      });
      await sessions.endAll(id);
      return { password };
    },

    async endSessions(actor, id) {
      await transact(db, async (trx) => {
        await find(trx, id);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'account.sessions-ended', userId: id },
          at: clock.now(),
        });
      });
      await sessions.endAll(id);
    },
  };
}
