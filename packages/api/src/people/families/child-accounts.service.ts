import { type Db, transact } from '@lamplight/db';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { DeletionWishes } from '../auth/deletion-wishes.service.ts';
import type { PasswordAgain } from '../auth/password-again.ts';
import { usernameKey } from '../auth/username-key.ts';
import type { OwnDataService } from '../profiles/own-data.service.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import type { FamilyLinks } from './family-links.service.ts';

/** What a parent fills in to delete a child's account. */
interface DeletionForm {
  readonly username: string;
  /** Left out where the page has not asked yet. */
  readonly ownPassword?: string | undefined;
}

/** What a parent whose link is confirmed may do with a child's account (decisions, Children's privacy). */
export interface ChildAccounts {
  /**
   * What is stored about the child, without what it told of home, as a zip in base64.
   * @throws AppError FORBIDDEN without a confirmed link
   */
  exportFor(parentId: number, studentId: number): Promise<{ filename: string; base64: string }>;
  /**
   * Stores that the child's account is to be deleted: that is done by itself some weeks later.
   * @param wish the user name as the parent typed it, so that nobody deletes the wrong child, and the parent's own
   *   password, so that nobody does who finds the page open
   * @throws AppError FORBIDDEN without a confirmed link, VALIDATION for another name or a wrong password, OWN_PASSWORD
   *   without one, TOO_MANY_ATTEMPTS, DEMO_ACCOUNT
   */
  remove(parentId: number, studentId: number, wish: DeletionForm): Promise<{ receipt: string }>;
  /**
   * Takes back what a parent asked for, before it is done; nothing where nobody asked.
   * @throws AppError FORBIDDEN without a confirmed link
   */
  keep(parentId: number, studentId: number): Promise<void>;
}

export function createChildAccounts(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly families: FamilyLinks;
  readonly ownData: OwnDataService;
  readonly deletionWishes: Pick<DeletionWishes, 'ofParent' | 'keep'>;
  readonly passwordAgain: PasswordAgain;
}): ChildAccounts {
  const { db, clock, families, ownData, deletionWishes, passwordAgain } = deps;

  async function confirmedChild(parentId: number, studentId: number) {
    const child = await findUser(db, studentId);
    if (!child || (await families.between(parentId, studentId)) !== 'confirmed') {
      throw new AppError('FORBIDDEN');
    }
    return child;
  }

  return {
    async exportFor(parentId, studentId) {
      await confirmedChild(parentId, studentId);
      const { filename, zip } = await ownData.archiveFor(studentId, 'parent');
      await transact(db, (trx) =>
        insertAuditEvent(trx, {
          ...{ actorId: parentId, action: 'account.exported', userId: studentId },
          at: clock.now(),
        }),
      );
      return { filename, base64: Buffer.from(zip).toString('base64') };
    },

    async remove(parentId, studentId, { username, ownPassword }) {
      const child = await confirmedChild(parentId, studentId);
      if (usernameKey(username) !== child.usernameKey) {
        throw new AppError('VALIDATION', {
          issues: [
            { path: 'username', message: "This is not the child's user name. Please check it." },
          ],
        });
      }
      const user = toCurrentUser(child);
      if (user.isDemo) throw new AppError('DEMO_ACCOUNT');
      await passwordAgain.require(parentId, ownPassword);
      return deletionWishes.ofParent(parentId, user);
    },

    async keep(parentId, studentId) {
      await confirmedChild(parentId, studentId);
      await deletionWishes.keep(parentId, studentId);
    },
  };
}
