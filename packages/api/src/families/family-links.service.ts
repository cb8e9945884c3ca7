import type { Db } from '@lamplight/db';
import type { Clock } from '../platform/clock.ts';
import {
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
  /** The state of the link, or null when these two are not linked. */
  between(parentId: number, studentId: number): Promise<'confirmed' | 'unconfirmed' | null>;
}

export function createFamilyLinks(db: Db, clock: Clock, mailConfigured: boolean): FamilyLinks {
  const statusFor = (proven: boolean) => {
    if (proven) return 'confirmed';
    return mailConfigured ? null : 'unconfirmed';
  };
  return {
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
    async between(parentId, studentId) {
      return (await findLink(db, parentId, studentId))?.status ?? null;
    },
  };
}
