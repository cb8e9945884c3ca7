import { type Db, transact } from '@lamplight/db';
import { LINK_CLOCK_SLACK, MAILED_LINK_MINUTES } from '@lamplight/domain/auth';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailService } from '../../platform/mail/mail.service.ts';
import { digest, type Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { toCurrentUser } from '../users/user-view.ts';
import {
  findUser,
  findUsersByEmailKey,
  type UserRow,
  updateUser,
} from '../users/users.repository.ts';
import {
  deleteTokensMadeAfter,
  deleteTokensOf,
  insertToken,
  type TokenPurpose,
  takeToken,
} from './auth-tokens.repository.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { emailKey } from './email-key.ts';
import { type LinkMail, magicLinkMail, passwordResetMail, proveAddressMail } from './link-mails.ts';
import { setNewPassword } from './new-password.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignedInAnswer } from './signed-in-answer.ts';

/** Links of each kind that one address may ask for within the life of a link. */
const MAILS_PER_ADDRESS = 5;
/** Accounts of one address that are mailed, the oldest first: a large family, and no flood. */
const ACCOUNTS_PER_ADDRESS = 10;

export interface MailedLinks {
  /** Mails a sign-in link to every account with this address; says nothing of whether there is one. */
  requestMagicLink(email: string, baseUrl: string): Promise<void>;
  /** @throws AppError INVALID_LINK */
  magicSignIn(token: string): Promise<SignedInAnswer>;
  /** As `requestMagicLink`, with a link that sets a new password. */
  requestPasswordReset(email: string, baseUrl: string): Promise<void>;
  /**
   * Sets a new password and ends every session of the account.
   * @returns the id of the account
   * @throws AppError INVALID_LINK
   */
  resetPassword(token: string, password: string): Promise<number>;
  /**
   * Ends links that were made in the future: the clock was ahead, and they would outlive their spell, or come to life
   * again later. For when the clock was set back, and at each start.
   */
  endThoseOfTheFuture(): Promise<void>;
  /** Mails a new parent a link that proves the address; without a mail server there is nothing to prove. */
  askToProveAddress(parent: UserRow, baseUrl: string): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly mail: MailService;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly families: FamilyLinks;
}

export function createMailedLinks(deps: Dependencies): MailedLinks {
  const { db, clock, random, mail, passwords, sessions, families } = deps;

  async function newToken(userId: number, purpose: TokenPurpose): Promise<string> {
    const token = random.token();
    const madeAt = clock.now();
    const expiresAt = madeAt + MAILED_LINK_MINUTES * 60_000;
    await transact(db, async (trx) => {
      await deleteTokensOf(trx, userId, purpose);
      await insertToken(trx, { tokenHash: digest(token), purpose, userId, madeAt, expiresAt });
    });
    return token;
  }

  async function mailLinks(
    email: string,
    purpose: TokenPurpose,
    compose: (user: UserRow, token: string) => LinkMail,
  ): Promise<void> {
    const key = emailKey(email);
    if (key === null) return;
    if ((await mail.recentlyPosted(key, MAILED_LINK_MINUTES)) >= MAILS_PER_ADDRESS) return;
    for (const user of (await findUsersByEmailKey(db, key)).slice(0, ACCOUNTS_PER_ADDRESS)) {
      const token = await newToken(user.id, purpose);
      await mail.post({ to: key, ...compose(user, token) });
    }
  }

  /** Spends a token and returns its account. */
  async function redeem(trx: Db, token: string, purpose: TokenPurpose): Promise<UserRow> {
    await deleteTokensMadeAfter(trx, clock.now() + LINK_CLOCK_SLACK);
    const row = await takeToken(trx, digest(token), purpose);
    if (!row || row.userId === null || row.expiresAt <= clock.now()) {
      throw new AppError('INVALID_LINK');
    }
    const user = await findUser(trx, row.userId);
    if (!user) throw new AppError('INVALID_LINK');
    return user;
  }

  /** Whoever opened a link that was really mailed owns the address. */
  async function proveAddress(trx: Db, user: UserRow): Promise<void> {
    if (!mail.configured || user.emailProvenAt !== null) return;
    await updateUser(trx, user.id, { emailProvenAt: clock.now() });
    if (user.role !== 'parent') return;
    await families.linkParent(trx, { id: user.id, emailKey: user.emailKey, proven: true });
  }

  return {
    requestMagicLink: (email, baseUrl) =>
      mailLinks(email, 'magic-link', (user, token) => magicLinkMail(user, baseUrl, token)),

    async magicSignIn(token) {
      const lastLoginAt = clock.now();
      const user = await transact(db, async (trx) => {
        const owner = await redeem(trx, token, 'magic-link');
        await proveAddress(trx, owner);
        await updateUser(trx, owner.id, { lastLoginAt });
        if (owner.role === 'admin') {
          await insertAuditEvent(trx, {
            ...{ actorId: owner.id, action: 'sign-in.admin', at: lastLoginAt },
          });
        }
        return owner;
      });
      return {
        token: await sessions.start(user.id),
        user: toCurrentUser({ ...user, lastLoginAt }),
      };
    },

    requestPasswordReset: (email, baseUrl) =>
      mailLinks(email, 'password-reset', (user, token) => passwordResetMail(user, baseUrl, token)),

    async resetPassword(token, password) {
      const passwordHash = await passwords.hash(password);
      const user = await transact(db, async (trx) => {
        const owner = await redeem(trx, token, 'password-reset');
        // A link is not spent on a password that is refused.
        requireUncommonPassword(owner, password);
        await proveAddress(trx, owner);
        await setNewPassword(trx, owner, passwordHash);
        return owner;
      });
      await sessions.endAll(user.id);
      return user.id;
    },

    endThoseOfTheFuture: () => deleteTokensMadeAfter(db, clock.now() + LINK_CLOCK_SLACK),

    async askToProveAddress(parent, baseUrl) {
      if (!mail.configured || parent.emailKey === null) return;
      const token = await newToken(parent.id, 'magic-link');
      await mail.post({ to: parent.emailKey, ...proveAddressMail(parent, baseUrl, token) });
    },
  };
}
