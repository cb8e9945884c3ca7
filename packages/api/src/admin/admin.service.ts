import type { Db } from '@lamplight/db';
import type { AdminUser } from '@lamplight/domain/admin';
import type { AccountsService } from '../auth/accounts.service.ts';
import type { MailService, OutboxMail } from '../mail/mail.service.ts';
import { AppError } from '../platform/app-error.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import { listAccounts } from './admin.repository.ts';
import { toAdminUser } from './admin-user-view.ts';

export interface AdminService {
  users(): Promise<AdminUser[]>;
  /** @throws AppError NOT_FOUND, LAST_ADMIN, DEMO_ACCOUNT */
  deleteUser(id: number): Promise<{ receipt: string }>;
  /** Mails that the host has written, newest first. */
  outbox(): Promise<OutboxMail[]>;
}

/** Mails that the outbox shows. */
const NEWEST_MAILS = 100;

export function createAdminService(
  db: Db,
  accounts: AccountsService,
  mail: MailService,
): AdminService {
  return {
    async users() {
      return (await listAccounts(db)).map(toAdminUser);
    },

    async deleteUser(id) {
      const user = await findUser(db, id);
      if (!user) throw new AppError('NOT_FOUND', { message: 'There is no such account.' });
      return accounts.remove(toCurrentUser(user));
    },

    outbox: () => mail.outbox(NEWEST_MAILS),
  };
}
