import { type Db, isUniqueViolation, transact } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import {
  deleteTokensOf,
  insertToken,
  takeToken,
} from '../../people/auth/auth-tokens.repository.ts';
import { requireUncommonPassword } from '../../people/auth/common-passwords.ts';
import { endWait, setNewPassword } from '../../people/auth/new-password.ts';
import type { Passwords } from '../../people/auth/passwords.ts';
import type { Sessions } from '../../people/auth/sessions.ts';
import type { SignedInAnswer } from '../../people/auth/signed-in-answer.ts';
import { usernameKey } from '../../people/auth/username-key.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import {
  countUsersWithRole,
  findUser,
  findUserByUsernameKey,
  insertUser,
  updateUser,
} from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';

export interface SetupService {
  /** A one-time token with which the host's owner makes the first admin; null once there is one. */
  issueSetupToken(): Promise<string | null>;
  /** @throws AppError INVALID_LINK, USERNAME_TAKEN, VALIDATION for a common password */
  createFirstAdmin(setup: AdminCredentials & { token: string }): Promise<SignedInAnswer>;
  /**
   * Creates the admin with this name, or gives an admin of this name the password and ends their wait.
   * @throws AppError USERNAME_TAKEN, VALIDATION for a common password that the admin does not have already
   */
  ensureAdmin(credentials: AdminCredentials): Promise<'created' | 'reset'>;
}

export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

export function createSetupService(deps: Dependencies): SetupService {
  const { db, clock, random, passwords, sessions } = deps;

  function insertAdmin(trx: Db, username: string, passwordHash: string): Promise<number> {
    const now = clock.now();
    return insertUser(trx, {
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      role: 'admin',
      approvedAt: now,
      createdAt: now,
    });
  }

  return {
    async issueSetupToken() {
      if ((await countUsersWithRole(db, 'admin')) > 0) return null;
      const token = random.token();
      await transact(db, async (trx) => {
        await deleteTokensOf(trx, null, 'admin-setup');
        await insertToken(trx, {
          tokenHash: digest(token),
          purpose: 'admin-setup',
          userId: null,
          madeAt: clock.now(),
          // A link that nobody opened is dead after a day; the next start prints another.
          expiresAt: clock.now() + DAY_MILLIS,
        });
      });
      return token;
    },

    async createFirstAdmin({ token, username, password }) {
      requireUncommonPassword({ role: 'admin', username }, password);
      const passwordHash = await passwords.hash(password);
      try {
        const id = await transact(db, async (trx) => {
          const setup = await takeToken(trx, digest(token), 'admin-setup');
          const valid = setup && setup.expiresAt > clock.now();
          if (!valid || (await countUsersWithRole(trx, 'admin')) > 0) {
            throw new AppError('INVALID_LINK', {
              message: 'This setup link was used before or is too old.',
            });
          }
          const adminId = await insertAdmin(trx, username, passwordHash);
          // With the link they sign in, too.
          await updateUser(trx, adminId, { lastLoginAt: clock.now() });
          return adminId;
        });
        const user = await findUser(db, id);
        if (!user) throw new AppError('NOT_FOUND');
        return { token: await sessions.start(id), user: toCurrentUser(user) };
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('USERNAME_TAKEN');
        throw error;
      }
    },

    async ensureAdmin({ username, password }) {
      const existing = await findUserByUsernameKey(db, usernameKey(username));
      if (existing && existing.role !== 'admin') {
        throw new AppError('USERNAME_TAKEN', {
          message: `The name "${username}" belongs to a ${existing.role}; choose another for the admin.`,
        });
      }
      if (existing && (await passwords.verify(existing.passwordHash, password))) {
        await transact(db, (trx) => endWait(trx, existing));
        return 'reset';
      }
      requireUncommonPassword({ role: 'admin', username }, password);
      const passwordHash = await passwords.hash(password);
      if (!existing) {
        await transact(db, (trx) => insertAdmin(trx, username, passwordHash));
        return 'created';
      }
      await transact(db, (trx) => setNewPassword(trx, existing, passwordHash));
      await sessions.endAll(existing.id);
      return 'reset';
    },
  };
}
