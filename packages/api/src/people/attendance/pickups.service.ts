import { type Db, transact } from '@lamplight/db';
import {
  type AnnouncedPickup,
  type ChildDay,
  type Collector,
  type CollectorInput,
  localClock,
  MOST_COLLECTORS,
  type Pickup,
  type PickupSlips,
  plainPhoto,
  UNMARKED,
} from '@lamplight/domain/attendance';
import type { AuditAction } from '@lamplight/domain/audit';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { fullName } from '../users/full-name.ts';
import { findDoorChildren, findWalkUpsBetween } from './door.repository.ts';
import type { DoorAccess } from './door-access.ts';
import { toAnnounced } from './door-day.service.ts';
import { findLastMarks, recordOf } from './marks.repository.ts';
import type { PickupCodes } from './pickup-codes.ts';
import {
  type CollectorRow,
  deleteAnnouncement,
  findAnnounced,
  findAnnouncement,
  findCollector,
  findCollectors,
  findConfirmedParents,
  findPhoto,
  insertAnnouncement,
  insertCollector,
  updateCollector,
} from './pickups.repository.ts';

/** Who collects a child: what parents say, and what staff read of it at the door. */
export interface Pickups {
  /** The day of a child for a parent, with the code. @throws AppError FORBIDDEN without a confirmed link */
  ofChild(actor: SignedIn, studentId: number): Promise<ChildDay>;
  /**
   * Names somebody who may or may not collect a child. Who may not is seen by staff and by the parent who said so, and
   * changed by that parent or an admin: another parent might be the one. Whether somebody may come stays as the one who
   * named them said.
   * @throws AppError FORBIDDEN, NOT_FOUND, BROKEN_PHOTO, TOO_MANY_COLLECTORS
   */
  saveCollector(actor: SignedIn, collector: CollectorInput): Promise<void>;
  /** @throws AppError FORBIDDEN, NOT_FOUND */
  removeCollector(actor: SignedIn, id: number): Promise<void>;
  /** Somebody else comes today. @throws AppError FORBIDDEN */
  announce(actor: SignedIn, pickup: AnnouncedPickup): Promise<void>;
  /** @throws AppError FORBIDDEN for that of another parent, NOT_FOUND */
  withdraw(actor: SignedIn, id: number): Promise<void>;
  /** Who may and who may not collect a child, for staff. @throws AppError FORBIDDEN */
  atDoor(actor: SignedIn, studentId: number): Promise<Pickup>;
  /** A photo, for whoever sees its person on a list. @throws AppError NOT_FOUND */
  photo(actor: SignedIn, id: number): Promise<{ base64: string }>;
  /** The codes of the day of a class, to print. @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass` */
  slips(actor: SignedIn, classId: number): Promise<PickupSlips>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly classes: ClassesService;
  readonly doorAccess: DoorAccess;
  readonly codes: PickupCodes;
}

/** Whether somebody may change what was said of a person. */
function isMine({ user }: SignedIn, { allowed, addedBy }: CollectorRow): boolean {
  return allowed === 1 || user.role === 'admin' || addedBy === user.id;
}

function toCollector(actor: SignedIn, row: CollectorRow): Collector {
  const { id, name, relation, telephone } = row;
  return {
    ...{ id, name, relation, telephone },
    ...{ allowed: row.allowed === 1, hasPhoto: row.hasPhoto === 1 },
    mine: isMine(actor, row),
  };
}

const NOT_YOURS_TO_TURN =
  'Somebody else named this person. Please add an entry of your own instead.';

const noSuchPerson = () => new AppError('NOT_FOUND');

export function createPickups(deps: Dependencies): Pickups {
  const { db, clock, timeZone, classes, doorAccess, codes } = deps;
  const today = () => localClock(clock.now(), timeZone).date;

  async function audit(trx: Db, actor: SignedIn, action: AuditAction, userId: number) {
    await insertAuditEvent(trx, { actorId: actor.user.id, action, userId, at: clock.now() });
  }

  /** What belongs to the child of somebody else is to this adult as if it were not there. */
  async function ofOwnChild<Row extends { studentId: number }>(
    actor: SignedIn,
    row: Row | undefined,
  ): Promise<Row> {
    if (!row) throw noSuchPerson();
    try {
      await doorAccess.authoriseParent(actor, row.studentId);
    } catch (error) {
      throw error instanceof AppError && error.code === 'FORBIDDEN' ? noSuchPerson() : error;
    }
    return row;
  }

  /**
   * Somebody on the list of a child whom this parent or admin may see and change. Read where it is written, so that it
   * is not changed in between.
   */
  async function changeable(trx: Db, actor: SignedIn, id: number, studentId: number) {
    const row = await findCollector(trx, id);
    // That there is such an entry is not told to who may not see it.
    if (row?.studentId !== studentId || !isMine(actor, row)) throw noSuchPerson();
    return row;
  }

  /** Whether somebody may or may not come is changed by the one who said so: another parent adds an entry. */
  function mayTurn({ user }: SignedIn, before: CollectorRow, allowed: boolean): boolean {
    const isSame = (before.allowed === 1) === allowed;
    return isSame || user.role === 'admin' || before.addedBy === user.id;
  }

  return {
    async ofChild(actor, studentId) {
      await doorAccess.authoriseParent(actor, studentId);
      const date = today();
      const [last] = await findLastMarks(db, { kind: 'student', id: studentId }, date, 1);
      const people = await findCollectors(db, [studentId]);
      return {
        date,
        ...(last ? recordOf(last) : UNMARKED),
        code: (await codes.of([studentId], date)).get(studentId) ?? '',
        collectors: people
          .filter((row) => isMine(actor, row))
          .map((row) => toCollector(actor, row)),
        announced: (await findAnnounced(db, [studentId], date)).map(toAnnounced),
      };
    },

    async saveCollector(actor, { id, studentId, photo: sent, ...said }) {
      await doorAccess.authoriseParent(actor, studentId);
      const photo = sent ? plainPhoto(Buffer.from(sent, 'base64')) : null;
      if (sent && photo === null) throw new AppError('BROKEN_PHOTO');
      const { name, relation, telephone } = said;
      const changes = {
        ...{ name, relation, telephone, allowed: said.allowed ? 1 : 0, removed: 0 },
        updatedAt: clock.now(),
      };
      await transact(db, async (trx) => {
        if (id !== null) {
          const before = await changeable(trx, actor, id, studentId);
          if (!mayTurn(actor, before, said.allowed)) {
            throw new AppError('FORBIDDEN', { message: NOT_YOURS_TO_TURN });
          }
          await updateCollector(trx, id, { ...changes, ...(sent === undefined ? {} : { photo }) });
        } else {
          // Counted is what this adult sees: a limit that others use up would tell of hidden entries.
          const seen = (await findCollectors(trx, [studentId])).filter((row) => isMine(actor, row));
          if (seen.length >= MOST_COLLECTORS) throw new AppError('TOO_MANY_COLLECTORS');
          await insertCollector(trx, { studentId, ...changes, addedBy: actor.user.id, photo });
        }
        await audit(trx, actor, 'pickup.collector-saved', studentId);
      });
    },

    async removeCollector(actor, id) {
      const { studentId } = await ofOwnChild(actor, await findCollector(db, id));
      await transact(db, async (trx) => {
        await changeable(trx, actor, id, studentId);
        await updateCollector(trx, id, {
          ...{ name: '', relation: '', telephone: '', photo: null },
          ...{ removed: 1, updatedAt: clock.now() },
        });
        await audit(trx, actor, 'pickup.collector-removed', studentId);
      });
    },

    async announce(actor, pickup) {
      await doorAccess.authoriseParent(actor, pickup.studentId);
      const date = today();
      await transact(db, async (trx) => {
        const all = await findAnnounced(trx, [pickup.studentId], date);
        if (all.length >= MOST_COLLECTORS) throw new AppError('TOO_MANY_COLLECTORS');
        await insertAnnouncement(trx, {
          ...{ ...pickup, day: date, madeBy: actor.user.id, madeAt: clock.now() },
        });
        await audit(trx, actor, 'pickup.announced', pickup.studentId);
      });
    },

    async withdraw(actor, id) {
      const row = await ofOwnChild(actor, await findAnnouncement(db, id));
      if (row.madeBy !== actor.user.id) throw new AppError('FORBIDDEN');
      await transact(db, async (trx) => {
        await deleteAnnouncement(trx, id);
        await audit(trx, actor, 'pickup.announcement-withdrawn', row.studentId);
      });
    },

    async atDoor(actor, studentId) {
      await doorAccess.authorise(actor, { kind: 'student', id: studentId });
      return {
        parents: (await findConfirmedParents(db, studentId)).map(fullName),
        collectors: (await findCollectors(db, [studentId])).map((row) => toCollector(actor, row)),
        announced: (await findAnnounced(db, [studentId], today())).map(toAnnounced),
      };
    },

    async photo(actor, id) {
      const row = await findCollector(db, id);
      if (!row) throw noSuchPerson();
      if (actor.user.role === 'parent') {
        await ofOwnChild(actor, row);
        if (!isMine(actor, row)) throw noSuchPerson();
      } else {
        await doorAccess.authorise(actor, { kind: 'student', id: row.studentId });
      }
      const photo = await findPhoto(db, id);
      if (photo === null) throw noSuchPerson();
      return { base64: Buffer.from(photo).toString('base64') };
    },

    async slips(actor, classId) {
      const { name: className } = await classes.authoriseClass(actor, classId);
      const date = today();
      await transact(db, (trx) =>
        insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'attendance.slips-opened', detail: { classId } },
          at: clock.now(),
        }),
      );
      const children = await findDoorChildren(db, [classId]);
      const known = await codes.of(
        children.map(({ id }) => id),
        date,
      );
      const walkUps = await findWalkUpsBetween(db, [classId], date, date);
      return {
        ...{ className, date },
        slips: [
          ...children.map((child) => ({
            who: { kind: 'student' as const, id: child.id },
            ...{ name: fullName(child), code: known.get(child.id) ?? '' },
          })),
          ...walkUps
            .filter(({ studentId }) => studentId === null)
            .map(({ id, name, code }) => ({ who: { kind: 'walk-up' as const, id }, name, code })),
        ],
      };
    },
  };
}
