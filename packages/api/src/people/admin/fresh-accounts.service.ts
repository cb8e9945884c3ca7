import type { Db } from '@lamplight/db';
import {
  FRESH_ACCOUNT_MILLIS,
  type FreshAccount,
  MOST_FRESH_ACCOUNTS,
} from '@lamplight/domain/auth';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { AccountsService } from '../auth/accounts.service.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import { findFreshAccounts } from './fresh-accounts.repository.ts';

/** A way to clean up after somebody who made accounts by the hundred. */
export interface FreshAccounts {
  /** Accounts of the last hour with which nobody has done anything. */
  list(): Promise<FreshAccount[]>;
  /** Deletes those of the accounts that are still so. @returns how many */
  remove(actor: SignedIn, ids: readonly number[]): Promise<number>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: AccountsService;
}

export function createFreshAccounts({ db, clock, accounts }: Dependencies): FreshAccounts {
  const find = () => findFreshAccounts(db, clock.now() - FRESH_ACCOUNT_MILLIS, MOST_FRESH_ACCOUNTS);
  return {
    async list() {
      const rows = await find();
      return rows.map(({ id, username, role, createdAt }) => ({
        ...{ id, username, role, createdAt: isoTime(createdAt) },
      }));
    },

    async remove(actor, ids) {
      const wanted = new Set(ids);
      const fresh = (await find()).filter(({ id }) => wanted.has(id));
      for (const { id } of fresh) {
        const user = await findUser(db, id);
        if (user) await accounts.remove(toCurrentUser(user), actor.user.id);
      }
      await insertAuditEvent(db, {
        ...{ actorId: actor.user.id, action: 'account.fresh-deleted', at: clock.now() },
        detail: { count: fresh.length },
      });
      return fresh.length;
    },
  };
}
