import { type Db, transact } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import {
  deletedFrom,
  fateOfAccount,
  keptMillis,
  type RetentionReport,
  WARNING_DAYS,
} from '@lamplight/domain/retention';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { AccountsService } from '../../people/auth/accounts.service.ts';
import { fullName } from '../../people/users/full-name.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { MailService } from '../../platform/mail/mail.service.ts';
import {
  findAdminAddresses,
  findUnusedAccounts,
  keepAccount,
  saveWarnings,
} from './unused-accounts.repository.ts';

/** Accounts that nobody has used for long: shown to the admins, and deleted only after that (decision 0019). */
export interface UnusedAccounts {
  /** Warns the admins of new ones and deletes those whose time is over. @returns how many were deleted */
  goOver(): Promise<number>;
  /** Those of which the admins are warned. */
  list(): Promise<RetentionReport['unused']>;
  /** Keeps an account for another two years. @throws AppError NOT_FOUND */
  keep(actor: CurrentUser, id: number): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: AccountsService;
  readonly mail: MailService;
}

export function createUnusedAccounts({ db, clock, accounts, mail }: Dependencies): UnusedAccounts {
  const unused = async () => {
    const now = clock.now();
    const rows = await findUnusedAccounts(db, now - keptMillis('accounts'));
    return rows.map((row) => ({
      ...{ row, usedAt: row.usedAt, warnedAt: row.unusedWarnedAt },
      fate: fateOfAccount({ usedAt: row.usedAt, warnedAt: row.unusedWarnedAt }, now),
    }));
  };

  async function warn(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await saveWarnings(db, ids, clock.now());
    for (const to of await findAdminAddresses(db)) await mail.post(warningMail(to, ids.length));
  }

  return {
    async goOver() {
      const all = await unused();
      await warn(all.filter(({ fate }) => fate === 'to-warn').map(({ row }) => row.id));
      const over = all.filter(({ fate }) => fate === 'to-delete');
      for (const { row } of over) {
        const user = await findUser(db, row.id);
        if (user) await accounts.remove(toCurrentUser(user));
      }
      return over.length;
    },

    async list() {
      return (await unused()).flatMap(({ row, usedAt, warnedAt, fate }) =>
        warnedAt === null || fate === 'to-warn'
          ? []
          : {
              ...{ id: row.id, username: row.username, role: row.role },
              fullName: row.firstName === null && row.lastName === null ? null : fullName(row),
              usedAt: isoTime(usedAt),
              deletedFrom: isoTime(deletedFrom(warnedAt)),
            },
      );
    },

    async keep(actor, id) {
      await transact(db, async (trx) => {
        if (!(await findUser(trx, id))) throw new AppError('NOT_FOUND');
        const at = clock.now();
        await keepAccount(trx, id, at);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.id, action: 'account.kept', userId: id, at },
        });
      });
    },
  };
}

/** Without names: a mail leaves the host. */
function warningMail(to: string, count: number) {
  const years = Math.round(keptMillis('accounts') / (365 * DAY_MILLIS));
  const accounts = count === 1 ? 'One account has' : `${count} accounts have`;
  return {
    to,
    subject: 'Lamplight: accounts that nobody uses',
    body: [
      `${accounts} not been used for ${years} years.`,
      `In ${WARNING_DAYS} days they will be deleted, with everything in them.`,
      'In the admin portal, under Host and Privacy, you see which they are and can keep each one.',
      '',
      'Lamplight',
    ].join('\n'),
  };
}
