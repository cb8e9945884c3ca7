import { type Db, transact } from '@lamplight/db';
import {
  type FamilyLink,
  isNewLink,
  type NewFamilyLink,
  newUntil,
  oldBefore,
} from '@lamplight/domain/families';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { findStudentIdsOfTeacher } from '../classes/classes.repository.ts';
import type { LearnerAccess } from '../learner-access/learner-access.service.ts';
import {
  deleteLink,
  findLink,
  findLinksMadeAfter,
  findLinksOfStudent,
  findUnconfirmedLinks,
  forgetPickupCodes,
  forgetWishFor,
  type LinkWithPeople,
} from './family-links.repository.ts';
import type { FamilyLinks } from './family-links.service.ts';

/** The two people of a link. */
interface Pair {
  readonly parentId: number;
  readonly studentId: number;
}

/** The links of families in the hands of those who answer for them. */
export interface LinkOversight {
  /** Who is linked to a child. @throws AppError FORBIDDEN */
  ofStudent(actor: SignedIn, studentId: number): Promise<FamilyLink[]>;
  /** The new links of a student, or of the students whom a teacher teaches. */
  newOnes(actor: SignedIn): Promise<NewFamilyLink[]>;
  /** The links of this host that nobody has confirmed. */
  unconfirmed(): Promise<FamilyLink[]>;
  /**
   * Ends a link: a parent their own, a student a new one of their own, a teacher or admin any of a child they
   * may follow. The address that the child once gave links nobody again.
   * @throws AppError FORBIDDEN, also for a student whose link is no new one any more, NOT_FOUND where there is no such link
   */
  end(actor: SignedIn, pair: Pair): Promise<void>;
  /** @throws AppError NOT_FOUND where there is no such link */
  confirm(actor: SignedIn, pair: Pair): Promise<void>;
}

function toView(row: LinkWithPeople): FamilyLink {
  return {
    parent: {
      id: row.parentId,
      firstName: row.parentFirstName,
      lastName: row.parentLastName,
      username: row.parentUsername,
    },
    student: {
      id: row.studentId,
      firstName: row.studentFirstName,
      lastName: row.studentLastName,
      username: row.studentUsername,
    },
    status: row.status,
    way: row.way,
    since: isoTime(row.createdAt),
  };
}

const noSuchLink = () => new AppError('NOT_FOUND', { message: 'These two are not linked.' });

export function createLinkOversight(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly families: FamilyLinks;
  readonly learnerAccess: LearnerAccess;
}): LinkOversight {
  const { db, clock, families, learnerAccess } = deps;

  /** Parents speak for themselves alone, students about themselves alone. */
  async function mayEnd(actor: SignedIn, { parentId, studentId }: Pair): Promise<void> {
    if (actor.user.role !== 'parent') await learnerAccess.authorise(actor, studentId);
    else if (actor.user.id !== parentId) throw new AppError('FORBIDDEN');
  }

  // With a week gone by, a link that a child ends is more often a quarrel than a stranger.
  function mayStillUndo({ user }: SignedIn, madeAt: number): void {
    if (user.role !== 'student' || isNewLink(madeAt, clock.now())) return;
    throw new AppError('FORBIDDEN', { message: 'Ask your teacher to end this link.' });
  }

  async function childrenOf({ user }: SignedIn): Promise<readonly number[]> {
    if (user.role === 'student') return [user.id];
    return user.approved ? findStudentIdsOfTeacher(db, user.id) : [];
  }

  return {
    async ofStudent(actor, studentId) {
      await learnerAccess.authorise(actor, studentId);
      return (await findLinksOfStudent(db, studentId)).map(toView);
    },
    async newOnes(actor) {
      const links = await findLinksMadeAfter(db, await childrenOf(actor), oldBefore(clock.now()));
      return links.map((link) => ({
        ...toView(link),
        undoUntil: isoTime(newUntil(link.createdAt)),
      }));
    },
    unconfirmed: async () => (await findUnconfirmedLinks(db)).map(toView),

    async end(actor, pair) {
      await mayEnd(actor, pair);
      const { parentId, studentId } = pair;
      await transact(db, async (trx) => {
        const link = await findLink(trx, parentId, studentId);
        if (!link) throw noSuchLink();
        mayStillUndo(actor, link.createdAt);
        await deleteLink(trx, parentId, studentId);
        await forgetWishFor(trx, parentId, studentId);
        await forgetPickupCodes(trx, studentId);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'family.link-ended', userId: studentId },
          ...{ detail: { parentId, status: link.status, way: link.way }, at: clock.now() },
        });
      });
    },

    async confirm(actor, pair) {
      await transact(db, async (trx) => {
        const { parentId, studentId } = pair;
        if (!(await findLink(trx, parentId, studentId))) throw noSuchLink();
        await families.confirm(trx, { parentId, studentId, way: 'admin' });
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'family.link-confirmed', userId: studentId },
          ...{ detail: { parentId }, at: clock.now() },
        });
      });
    },
  };
}
