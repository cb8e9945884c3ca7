import type { Db } from '@lamplight/db';
import { AppError } from '../platform/app-error.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { findUser } from '../users/users.repository.ts';
import type { Passwords } from './passwords.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** Where a wrong password is to be shown. */
interface Refusal {
  /** The field of the form. */
  readonly path: string;
  readonly message: string;
}

/**
 * Asks for the password of somebody who is signed in: whoever finds a tablet open has no more guesses than at
 * the door.
 */
export interface PasswordAgain {
  /** @throws AppError VALIDATION for a wrong one, TOO_MANY_ATTEMPTS, NOT_FOUND */
  check(userId: number, password: string, refusal: Refusal): Promise<void>;
}

export function createPasswordAgain(
  db: Db,
  passwords: Passwords,
  throttle: SignInThrottle,
): PasswordAgain {
  // Guesses at the same time would not see each other's failures.
  const inTurn = oneAtATime();

  async function check(userId: number, password: string, { path, message }: Refusal) {
    const account = await findUser(db, userId);
    if (!account) throw new AppError('NOT_FOUND');
    await throttle.check(account.usernameKey);
    if (!(await passwords.verify(account.passwordHash, password))) {
      await throttle.failed(account.usernameKey);
      throw new AppError('VALIDATION', { message, issues: [{ path, message }] });
    }
    await throttle.succeeded(account.usernameKey);
  }

  return {
    check: (userId, password, refusal) =>
      inTurn(String(userId), () => check(userId, password, refusal)),
  };
}
