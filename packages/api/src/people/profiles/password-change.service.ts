import { type Db, transact } from '@lamplight/db';
import { CURRENT_PASSWORD_MESSAGE, type PasswordChange } from '@lamplight/domain/profiles';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { requireUncommonPassword } from '../auth/common-passwords.ts';
import { setNewPassword } from '../auth/new-password.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import { findUser } from '../users/users.repository.ts';

export interface PasswordChanges {
  /**
   * Gives the actor's account a new password, and ends its other sessions and mailed links.
   * @throws AppError VALIDATION for a wrong current password, TOO_MANY_ATTEMPTS, DEMO_ACCOUNT
   */
  change(actor: SignedIn, change: PasswordChange): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly passwordAgain: PasswordAgain;
}

export function createPasswordChanges(deps: Dependencies): PasswordChanges {
  const { db, passwords, sessions, passwordAgain } = deps;
  const inTurn = oneAtATime();

  async function change({ user, sessionToken }: SignedIn, passwordChange: PasswordChange) {
    const wrong = { path: 'currentPassword', message: CURRENT_PASSWORD_MESSAGE };
    await passwordAgain.check(user.id, passwordChange.currentPassword, wrong);
    requireUncommonPassword(user, passwordChange.newPassword, 'newPassword');
    const passwordHash = await passwords.hash(passwordChange.newPassword);
    await transact(db, async (trx) => {
      const account = await findUser(trx, user.id);
      if (!account) throw new AppError('NOT_FOUND');
      await setNewPassword(trx, account, passwordHash);
    });
    await sessions.endOthers(user.id, sessionToken);
  }

  return {
    async change(actor, passwordChange) {
      if (actor.user.isDemo) throw new AppError('DEMO_ACCOUNT');
      await inTurn(String(actor.user.id), () => change(actor, passwordChange));
    },
  };
}
