import { type Db, transact } from '@lamplight/db';
import { type Allowances, tooManyAttempts } from '../../platform/allowances.ts';
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

/** Where somebody signs in. */
interface SignInFrom {
  /** Of the device that asks, if it has one. */
  readonly deviceToken: string | null;
  /** Null where a card has shown already who it is. */
  readonly address: string | null;
}

export interface SignInService {
  /**
   * An unknown name and a wrong password are the same answer in the same time. Wrong passwords from devices that the
   * account does not know make all of those wait, and a device that it knows only its own.
   * A device that the account does not know is counted by the address, too: whoever has signed in on theirs is not kept out.
   * @throws AppError BAD_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  signIn(username: string, password: string, from?: SignInFrom): Promise<SignedInAnswer>;
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
  /** Sign-ins by address, right or wrong. */
  readonly ofAddress: Allowances;
  /** Right ones by account. */
  readonly ofAccount: Allowances;
}

export function createSignInService(deps: Dependencies): SignInService {
  const { db, clock, passwords, sessions, throttle, devices, guesses, ofAddress, ofAccount } = deps;
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

  /**
   * What wrong passwords of this device are counted by.
   * @throws AppError TOO_MANY_ATTEMPTS for a device that is not known, where its address has had many of them
   */
  async function counterOf(key: string, from: SignInFrom | undefined): Promise<string> {
    const account = await findUserByUsernameKey(db, key);
    // Asked for an account that nobody has, too: that takes as long.
    const device = await devices.find(account?.id ?? 0, from?.deviceToken ?? null);
    if (device !== null) return `device ${device}`;
    const address = from?.address ?? null;
    const wait = address === null ? 0 : ofAddress.spend(address);
    if (wait > 0) throw tooManyAttempts(wait);
    return key;
  }

  /** @param counter as `counterOf` */
  async function attempt(key: string, counter: string, password: string): Promise<SignedInAnswer> {
    await throttle.check(counter);
    // Before the costly look at the password. Only right ones are counted, so that nobody else can keep the owner out.
    ofAccount.require(key);
    const account = await findUserByUsernameKey(db, key);
    if (!(await passwords.verify(account?.passwordHash ?? null, password)) || !account) {
      const { failures, wait } = await throttle.failed(counter);
      if (account) await guesses.note(account.id);
      if (account?.role === 'admin' && wait > 0) await recordFailures(account.id, failures);
      throw new AppError('BAD_CREDENTIALS');
    }
    ofAccount.spend(key);
    await throttle.succeeded(counter);
    await guesses.settle(account.id);
    const lastLoginAt = clock.now();
    await enter(account, lastLoginAt);
    const token = await sessions.start(account.id);
    return { token, user: toCurrentUser({ ...account, lastLoginAt }) };
  }

  return {
    async signIn(username, password, from) {
      const key = usernameKey(username);
      const counter = await counterOf(key, from);
      return inTurn(counter, () => attempt(key, counter, password));
    },
    signOut: (token) => sessions.end(token),
  };
}
