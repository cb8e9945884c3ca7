import { type Db, transact } from '@lamplight/db';
import { printedPassword } from '@lamplight/domain/classroom-sign-in';
import type { NewPassword } from '@lamplight/domain/students';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import { setNewPassword } from '../../people/auth/new-password.ts';
import type { PasswordAgain } from '../../people/auth/password-again.ts';
import { passwordStateFor } from '../../people/auth/password-state.ts';
import type { Passwords } from '../../people/auth/passwords.ts';
import type { Sessions } from '../../people/auth/sessions.ts';
import type { StudentAccess } from '../../people/learner-access/student-access.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';

export interface PasswordResets {
  /**
   * Gives a student a new password of easy words, which is told once and stored as a hash; ends the student's sessions
   * and mailed links, and the wait after wrong passwords.
   * @param ownPassword of the actor
   * @throws AppError FORBIDDEN, DEMO_ACCOUNT, OWN_EMAIL, OWN_PASSWORD, VALIDATION, TOO_MANY_ATTEMPTS
   */
  reset(actor: SignedIn, userId: number, ownPassword: string | undefined): Promise<NewPassword>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly access: StudentAccess;
  readonly passwords: Passwords;
  readonly passwordAgain: PasswordAgain;
  readonly sessions: Sessions;
}

export function createPasswordResets(deps: Dependencies): PasswordResets {
  const { db, clock, random, access, passwords, passwordAgain, sessions } = deps;
  return {
    async reset(actor, userId, ownPassword) {
      const { account } = await access.authorise(actor, userId);
      const state = passwordStateFor(actor.user, account);
      if (state === 'demo') throw new AppError('DEMO_ACCOUNT');
      if (state === 'own-email') throw new AppError('OWN_EMAIL');
      await passwordAgain.require(actor.user.id, ownPassword);
      const password = printedPassword(random.below);
      const passwordHash = await passwords.hash(password);
      await transact(db, async (trx) => {
        await setNewPassword(trx, account, passwordHash);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'account.password-reset', userId },
          at: clock.now(),
        });
      });
      await sessions.endAll(userId);
      return { username: account.username, password };
    },
  };
}
