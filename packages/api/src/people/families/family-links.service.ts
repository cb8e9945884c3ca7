import type { Db } from '@lamplight/db';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteLinksOf,
  deleteUnconfirmedLinksOf,
  findLink,
  findParentsByEmailKey,
  findStudentIdsWishing,
  saveLink,
} from './family-links.repository.ts';

/**
 * Who is whose parent. The address that a child gave is a wish: it links at once when the parent has
 * proven the address, and on a host without a mail server when it matches, then unconfirmed.
 */
export interface FamilyLinks {
  linkNewStudent(trx: Db, student: { id: number; parentEmailKey: string | null }): Promise<void>;
  linkParent(
    trx: Db,
    parent: { id: number; emailKey: string | null; proven: boolean },
  ): Promise<void>;
  /** A student named another address, or none: what only rested on the old one ends. */
  relinkStudent(trx: Db, student: { id: number; parentEmailKey: string | null }): Promise<void>;
  /** A parent's address became another one: what only rested on the old one ends. */
  relinkParent(trx: Db, parent: { id: number; emailKey: string | null }): Promise<void>;
  /** Links these two for certain, or confirms the link that is there. */
  confirm(
    trx: Db,
    link: { parentId: number; studentId: number; way: 'slip' | 'admin' },
  ): Promise<void>;
  /** Ends every link of a user, as when the account gets another role. */
  endAll(trx: Db, userId: number): Promise<void>;
  /** The state of the link, or null when these two are not linked. */
  between(parentId: number, studentId: number): Promise<'confirmed' | 'unconfirmed' | null>;
}

export function createFamilyLinks(db: Db, clock: Clock, mailConfigured: boolean): FamilyLinks {
  const statusFor = (proven: boolean) => {
    if (proven) return 'confirmed';
    return mailConfigured ? null : 'unconfirmed';
  };
  const links: Pick<FamilyLinks, 'linkNewStudent' | 'linkParent'> = {
    async linkNewStudent(trx, { id, parentEmailKey }) {
      if (parentEmailKey === null) return;
      for (const parent of await findParentsByEmailKey(trx, parentEmailKey)) {
        const status = statusFor(parent.emailProvenAt !== null);
        if (!status) continue;
        const link = {
          parentId: parent.id,
          studentId: id,
          status,
          createdAt: clock.now(),
        } as const;
        await saveLink(trx, link);
      }
    },
    async linkParent(trx, { id, emailKey, proven }) {
      const status = statusFor(proven);
      if (!status || emailKey === null) return;
      for (const studentId of await findStudentIdsWishing(trx, emailKey)) {
        await saveLink(trx, { parentId: id, studentId, status, createdAt: clock.now() });
      }
    },
  };
  return {
    ...links,
    async relinkStudent(trx, student) {
      await deleteUnconfirmedLinksOf(trx, student.id);
      await links.linkNewStudent(trx, student);
    },
    async relinkParent(trx, parent) {
      await deleteUnconfirmedLinksOf(trx, parent.id);
      await links.linkParent(trx, { ...parent, proven: false });
    },
    confirm: (trx, link) => saveLink(trx, { ...link, status: 'confirmed', createdAt: clock.now() }),
    endAll: (trx, userId) => deleteLinksOf(trx, userId),
    async between(parentId, studentId) {
      return (await findLink(db, parentId, studentId))?.status ?? null;
    },
  };
}
