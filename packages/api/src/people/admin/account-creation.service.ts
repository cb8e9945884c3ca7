import { type Db, isUniqueViolation, transact } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { INVITATION_DAYS, type MadeAccount, type NewAccount } from '@lamplight/domain/admin';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailService } from '../../platform/mail/mail.service.ts';
import { digest, type Random } from '../../platform/random.ts';
import { insertEvent } from '../activity/activity.repository.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { insertToken } from '../auth/auth-tokens.repository.ts';
import { emailKey } from '../auth/email-key.ts';
import { requireFriendlyUsername } from '../auth/friendly-username.ts';
import { invitationMail, passwordLink } from '../auth/link-mails.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import type { Passwords } from '../auth/passwords.ts';
import { usernameKey } from '../auth/username-key.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { findUser, findUserByUsernameKey, insertUser } from '../users/users.repository.ts';
import { toAdminUser } from './admin-user-view.ts';

export interface AccountCreation {
  /**
   * Makes an adult's account. They choose their password with a link that works once: it is mailed where
   * this host sends mail and knows an address, and otherwise told once, to be handed over.
   * A teacher, who needs no approval then, costs the own password of the actor.
   * @throws AppError USERNAME_TAKEN, VALIDATION for a name that hurts, OWN_PASSWORD, TOO_MANY_ATTEMPTS
   */
  create(actor: SignedIn, account: NewAccount, baseUrl: string): Promise<MadeAccount>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly passwordAgain: PasswordAgain;
  readonly mail: MailService;
  readonly classes: ClassesService;
  readonly families: FamilyLinks;
}

export function createAccountCreation(deps: Dependencies): AccountCreation {
  const { db, clock, random, passwords, passwordAgain, mail, classes, families } = deps;

  async function store(
    trx: Db,
    actor: SignedIn,
    account: NewAccount,
    secrets: { readonly passwordHash: string; readonly token: string },
  ): Promise<number> {
    const now = clock.now();
    const { role } = account;
    const id = await insertUser(trx, {
      username: account.username,
      usernameKey: usernameKey(account.username),
      email: account.email ?? null,
      emailKey: emailKey(account.email),
      passwordHash: secrets.passwordHash,
      ...{ role, firstName: account.firstName ?? null, lastName: account.lastName ?? null },
      ...{ approvedAt: now, createdAt: now },
    });
    if (role === 'teacher') await classes.joinFirstClass(trx, id, 'teacher');
    else await families.linkParent(trx, { id, emailKey: emailKey(account.email), proven: false });
    await insertToken(trx, {
      ...{ tokenHash: digest(secrets.token), purpose: 'password-reset', userId: id },
      madeAt: now,
      expiresAt: now + INVITATION_DAYS * DAY_MILLIS,
    });
    await insertEvent(trx, { userId: id, kind: 'registered', subject: null, at: now });
    await insertAuditEvent(trx, {
      ...{ actorId: actor.user.id, action: 'account.created', userId: id },
      ...{ detail: { role }, at: now },
    });
    return id;
  }

  return {
    async create(actor, account, baseUrl) {
      requireFriendlyUsername(account.username);
      if (await findUserByUsernameKey(db, usernameKey(account.username))) {
        throw new AppError('USERNAME_TAKEN');
      }
      if (account.role === 'teacher') {
        await passwordAgain.require(actor.user.id, account.ownPassword);
      }
      const token = random.token();
      // Nobody knows this password: the account opens with the link alone.
      const passwordHash = await passwords.hash(random.token());
      try {
        const id = await transact(db, (trx) => store(trx, actor, account, { passwordHash, token }));
        const made = await findUser(db, id);
        if (!made) throw new AppError('NOT_FOUND');
        const user = toAdminUser(made);
        if (!mail.configured || made.emailKey === null) {
          return { user, link: passwordLink(baseUrl, token) };
        }
        await mail.post({ to: made.emailKey, ...invitationMail(made, baseUrl, token) });
        return { user, link: null };
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('USERNAME_TAKEN');
        throw error;
      }
    },
  };
}
