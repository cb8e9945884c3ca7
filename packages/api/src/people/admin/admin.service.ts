import { lessonEntries } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import type { AdminUser, AdminUserDetails, UserPageInput } from '@lamplight/domain/admin';
import type { PageOf } from '@lamplight/domain/paging';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MailService, OutboxMail } from '../../platform/mail/mail.service.ts';
import { readPage } from '../../platform/paged.ts';
import type { AccountsService } from '../auth/accounts.service.ts';
import { countOpenAlerts } from '../auth/deletion-wishes.repository.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import type { Sessions } from '../auth/sessions.ts';
import { findClassesOf } from '../classes/classes.repository.ts';
import { findStudents } from '../users/students.repository.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import { listAccounts, listClassNames } from './admin.repository.ts';
import { toAdminUser } from './admin-user-view.ts';
import { countUsers, findUsers } from './user-lists.repository.ts';

export interface AdminService {
  /** Every account, in the order of their ids. */
  users(): Promise<AdminUser[]>;
  /** The accounts that a filter leaves, sorted, by pages. */
  userPage(input: UserPageInput): Promise<PageOf<AdminUser>>;
  /** @throws AppError NOT_FOUND */
  user(id: number): Promise<AdminUserDetails>;
  /** The classes of this host, by name: what accounts are narrowed to. */
  classNames(): Promise<{ id: number; name: string }[]>;
  /**
   * @param withOpenAlerts the admin was told that nobody has taken an alert about this student, and deletes all the same
   * @throws AppError NOT_FOUND, OPEN_ALERTS, LAST_ADMIN, DEMO_ACCOUNT
   */
  deleteUser(actor: SignedIn, id: number, withOpenAlerts: boolean): Promise<{ receipt: string }>;
  /** Mails that the host has written, newest first, without their texts. */
  outbox(): Promise<OutboxMail[]>;
  /**
   * The text of a mail, which may hold a link that opens somebody's account.
   * @throws AppError NOT_FOUND for a mail whose text is not here, OWN_PASSWORD, VALIDATION, TOO_MANY_ATTEMPTS
   */
  mailText(actor: SignedIn, id: number, ownPassword: string | undefined): Promise<{ text: string }>;
}

interface Dependencies {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly accounts: AccountsService;
  readonly mail: MailService;
  readonly passwordAgain: PasswordAgain;
}

/** Mails that the outbox shows. */
const NEWEST_MAILS = 100;

export function createAdminService({
  db,
  sessions,
  accounts,
  mail,
  passwordAgain,
}: Dependencies): AdminService {
  async function find(id: number) {
    const user = await findUser(db, id);
    if (!user) throw new AppError('NOT_FOUND', { message: 'There is no such account.' });
    return user;
  }

  return {
    async users() {
      return (await listAccounts(db)).map(toAdminUser);
    },

    userPage: (input) =>
      readPage(input, {
        count: () => countUsers(db, input),
        rows: async (bounds) => (await findUsers(db, input, bounds)).map(toAdminUser),
      }),

    async user(id) {
      const user = toAdminUser(await find(id));
      const [student] = await findStudents(db, [id]);
      return {
        user,
        lessons: student
          ? { completed: student.completedLessons, total: lessonEntries().length }
          : null,
        classes: (await findClassesOf(db, id)).map(({ name }) => name),
        sessions: await sessions.countOf(id),
      };
    },

    classNames: () => listClassNames(db),

    async deleteUser(actor, id, withOpenAlerts) {
      const user = toCurrentUser(await find(id));
      if (!withOpenAlerts && (await countOpenAlerts(db, id)).all > 0) {
        throw new AppError('OPEN_ALERTS');
      }
      return accounts.remove(user, id === actor.user.id ? undefined : actor.user.id);
    },

    outbox: () => mail.outbox(NEWEST_MAILS),

    async mailText(actor, id, ownPassword) {
      await passwordAgain.require(actor.user.id, ownPassword);
      const text = await mail.text(id);
      if (text === null) throw new AppError('NOT_FOUND', { message: 'There is no such mail.' });
      return { text };
    },
  };
}
