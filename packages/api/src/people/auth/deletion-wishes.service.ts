import { type Db, transact } from '@lamplight/db';
import { isDeletionDue } from '@lamplight/domain/families';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import type { AccountsService } from './accounts.service.ts';
import {
  countOpenAlerts,
  findDeletionWishes,
  insertDeletionWish,
  withdrawParentsWish,
} from './deletion-wishes.repository.ts';
import type { Sessions } from './sessions.ts';

/** Deletions that take no alert along which an adult of the school has yet to see (decision 0063). */
export interface DeletionWishes {
  /**
   * A parent's wish: it is always carried out some weeks later, so that it tells nothing of alerts. Whether the account
   * may go at all is for the caller to say.
   */
  ofParent(parentId: number, child: CurrentUser): Promise<{ receipt: string }>;
  /**
   * A parent keeps the account after all: what a parent wished about it ends, whichever of them it was. The child's
   * own wish stands, and nothing here tells of it.
   */
  keep(parentId: number, childId: number): Promise<void>;
  /**
   * The owner's wish, carried out at once; that of a student about whom an urgent alert waits is carried out like a
   * parent's, since whoever holds the child's tablet may have made it.
   * @throws AppError LAST_ADMIN, DEMO_ACCOUNT
   */
  ofOwner(user: CurrentUser): Promise<{ receipt: string }>;
  /** Deletes the accounts whose time has come. @returns how many */
  carryOut(): Promise<number>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly accounts: Pick<AccountsService, 'remove'>;
}

export function createDeletionWishes(deps: Dependencies): DeletionWishes {
  const { db, clock, random, sessions, accounts } = deps;

  async function wish(userId: number, wishedBy: number) {
    return transact(db, async (trx) => {
      const at = clock.now();
      const receipt = await insertDeletionWish(trx, {
        ...{ userId, wishedBy, byOwner: userId === wishedBy ? 1 : 0 },
        ...{ receipt: random.token(), wishedAt: at },
      });
      await insertAuditEvent(trx, {
        ...{ actorId: wishedBy, action: 'account.deletion-asked', userId, at },
      });
      return { receipt };
    });
  }

  return {
    async ofParent(parentId, child) {
      return wish(child.id, parentId);
    },

    keep: (parentId, childId) =>
      transact(db, async (trx) => {
        const at = clock.now();
        if (!(await withdrawParentsWish(trx, childId, at))) return;
        await insertAuditEvent(trx, {
          ...{ actorId: parentId, action: 'account.deletion-withdrawn', userId: childId, at },
        });
      }),

    async ofOwner(user) {
      const isHeld = user.role === 'student' && (await countOpenAlerts(db, user.id)).urgent > 0;
      if (!isHeld || user.isDemo) return accounts.remove(user);
      const answer = await wish(user.id, user.id);
      await sessions.endAll(user.id);
      return answer;
    },

    async carryOut() {
      const now = clock.now();
      const due = (await findDeletionWishes(db)).filter(({ wishedAt }) =>
        isDeletionDue(wishedAt, now),
      );
      for (const { userId, wishedBy, byOwner, receipt } of due) {
        const user = await findUser(db, userId);
        const by = byOwner === 1 ? undefined : wishedBy;
        if (user) await accounts.remove(toCurrentUser(user), by, receipt);
      }
      return due.length;
    },
  };
}
