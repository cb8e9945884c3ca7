import type { Db } from '@lamplight/db';
import { AppError } from '../../platform/app-error.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { findUser } from '../users/users.repository.ts';
import type { Passwords } from './passwords.ts';
import type { WrongCodes } from './wrong-codes.ts';

/** Where a wrong password is to be shown. */
interface Refusal {
  /** The field of the form. */
  readonly path: string;
  readonly message: string;
}

/**
 * Asks for the password of somebody who is signed in: whoever finds a tablet open has no more guesses than at
 * the door. They are counted apart from those: who guesses there must not keep the owner from working.
 */
export interface PasswordAgain {
  /** @throws AppError VALIDATION for a wrong one, TOO_MANY_ATTEMPTS, NOT_FOUND */
  check(userId: number, password: string, refusal: Refusal): Promise<void>;
  /**
   * Guards what gives power over an account: whoever finds the page of an adult open must not keep what they
   * find for themselves.
   * @param password left out where the page has not asked yet
   * @throws AppError OWN_PASSWORD where it is left out, and as `check`
   */
  require(userId: number, password: string | undefined): Promise<void>;
}

const WRONG_OWN_PASSWORD = { path: 'ownPassword', message: 'This is not your password.' };

export function createPasswordAgain(
  db: Db,
  passwords: Passwords,
  wrongPasswords: WrongCodes,
): PasswordAgain {
  // Guesses at the same time would not see each other's failures.
  const inTurn = oneAtATime();

  async function check(userId: number, password: string, { path, message }: Refusal) {
    const account = await findUser(db, userId);
    if (!account) throw new AppError('NOT_FOUND');
    await wrongPasswords.check(userId);
    if (!(await passwords.verify(account.passwordHash, password))) {
      await wrongPasswords.note(userId);
      throw new AppError('VALIDATION', { message, issues: [{ path, message }] });
    }
    await wrongPasswords.forget(userId);
  }

  const checkInTurn: PasswordAgain['check'] = (userId, password, refusal) =>
    inTurn(String(userId), () => check(userId, password, refusal));

  return {
    check: checkInTurn,
    async require(userId, password) {
      if (password === undefined) throw new AppError('OWN_PASSWORD');
      await checkInTurn(userId, password, WRONG_OWN_PASSWORD);
    },
  };
}
