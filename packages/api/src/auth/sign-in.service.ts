import type { Db } from '@lamplight/db';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUserByUsernameKey, updateUser } from '../users/users.repository.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import type { SignedInAnswer } from './signed-in-answer.ts';
import { usernameKey } from './username-key.ts';

export interface SignInService {
  /**
   * An unknown name and a wrong password are the same answer in the same time.
   * @throws AppError BAD_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  signIn(username: string, password: string): Promise<SignedInAnswer>;
  signOut(token: string): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
}

export function createSignInService(deps: Dependencies): SignInService {
  const { db, clock, passwords, sessions, throttle } = deps;
  // Guesses at one account wait for each other, so that many at once are counted like many in a row.
  const inTurn = oneAtATime();

  async function attempt(key: string, password: string): Promise<SignedInAnswer> {
    await throttle.check(key);
    const account = await findUserByUsernameKey(db, key);
    if (!(await passwords.verify(account?.passwordHash ?? null, password)) || !account) {
      await throttle.failed(key);
      throw new AppError('BAD_CREDENTIALS');
    }
    await throttle.succeeded(key);
    const lastLoginAt = clock.now();
    await updateUser(db, account.id, { lastLoginAt });
    const token = await sessions.start(account.id);
    return { token, user: toCurrentUser({ ...account, lastLoginAt }) };
  }

  return {
    signIn(username, password) {
      const key = usernameKey(username);
      return inTurn(key, () => attempt(key, password));
    },
    signOut: (token) => sessions.end(token),
  };
}
