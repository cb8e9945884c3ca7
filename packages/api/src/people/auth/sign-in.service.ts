import { type Db, transact } from '@lamplight/db';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUserByUsernameKey, type UserRow, updateUser } from '../users/users.repository.ts';
import type { SignInGuesses } from './guesses.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import type { SignedInAnswer } from './signed-in-answer.ts';
import { usernameKey } from './username-key.ts';

export interface SignInService {
  /**
   * An unknown name and a wrong password are the same answer in the same time. Wrong passwords from devices that the
   * account does not know make all of those wait, and a device that it knows only its own.
   * @param deviceToken of the device that asks, if it has one
   * @throws AppError BAD_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  signIn(username: string, password: string, deviceToken?: string | null): Promise<SignedInAnswer>;
  signOut(token: string): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly devices: KnownDevices;
  readonly guesses: SignInGuesses;
}

export function createSignInService(deps: Dependencies): SignInService {
  const { db, clock, passwords, sessions, throttle, devices, guesses } = deps;
  // Guesses of one count wait for each other, so that many at once are counted like many in a row.
  const inTurn = oneAtATime();

  /**
   * Tells that somebody guesses at an admin's password: from the failure on that makes the account
   * wait, so that a guesser cannot fill the log.
   */
  function recordFailures(adminId: number, failures: number): Promise<void> {
    return insertAuditEvent(db, {
      ...{ actorId: null, action: 'sign-in.admin-failed', userId: adminId },
      ...{ detail: { failures }, at: clock.now() },
    });
  }

  async function enter({ id, role }: UserRow, at: number): Promise<void> {
    if (role !== 'admin') return updateUser(db, id, { lastLoginAt: at });
    await transact(db, async (trx) => {
      await updateUser(trx, id, { lastLoginAt: at });
      await insertAuditEvent(trx, { actorId: id, action: 'sign-in.admin', at });
    });
  }

  /** What wrong passwords of this device are counted by. */
  async function counterOf(key: string, deviceToken: string | null): Promise<string> {
    const account = await findUserByUsernameKey(db, key);
    // Asked for an account that nobody has, too: that takes as long.
    const device = await devices.find(account?.id ?? 0, deviceToken);
    return device === null ? key : `device ${device}`;
  }

  /** @param counter as `counterOf` */
  async function attempt(key: string, counter: string, password: string): Promise<SignedInAnswer> {
    await throttle.check(counter);
    const account = await findUserByUsernameKey(db, key);
    if (!(await passwords.verify(account?.passwordHash ?? null, password)) || !account) {
      const { failures, wait } = await throttle.failed(counter);
      if (account) await guesses.note(account.id);
      if (account?.role === 'admin' && wait > 0) await recordFailures(account.id, failures);
      throw new AppError('BAD_CREDENTIALS');
    }
    await throttle.succeeded(counter);
    await guesses.settle(account.id);
    const lastLoginAt = clock.now();
    await enter(account, lastLoginAt);
    const token = await sessions.start(account.id);
    return { token, user: toCurrentUser({ ...account, lastLoginAt }) };
  }

  return {
    async signIn(username, password, deviceToken = null) {
      const key = usernameKey(username);
      const counter = await counterOf(key, deviceToken);
      return inTurn(counter, () => attempt(key, counter, password));
    },
    signOut: (token) => sessions.end(token),
  };
}
