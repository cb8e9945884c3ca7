import { type Db, transact } from '@lamplight/db';
import type { ListedClass } from '@lamplight/domain/classes';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { freeClassCode } from './class-code.ts';
import { copyStudents } from './class-people.repository.ts';
import {
  countClasses,
  deleteClass,
  findStudentIdsOfClass,
  hasOpenRoom,
  insertClass,
  listClasses,
} from './classes.repository.ts';
import type { ClassesService } from './classes.service.ts';

/** What admins do with the classes of a host. */
export interface ClassAdminService {
  /** Every class, by name. */
  list(): Promise<ListedClass[]>;
  create(actor: SignedIn, name: string): Promise<{ id: number }>;
  /**
   * Deletes a class; its students go into another one.
   * @param removal.toClassId null where it has no students
   * @throws AppError NOT_FOUND; LAST_CLASS; CLASS_NOT_EMPTY; CLASS_IN_GAME while a room of it is open
   */
  remove(
    actor: SignedIn,
    removal: { classId: number; toClassId: number | null },
  ): Promise<{ students: number }>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
}

export function createClassAdmin({ db, clock, random, classes }: Dependencies): ClassAdminService {
  return {
    async list() {
      const rows = await listClasses(db);
      return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: isoTime(createdAt) }));
    },

    create: (actor, name) =>
      transact(db, async (trx) => {
        const code = await freeClassCode(trx, random);
        const id = await insertClass(trx, { name, code, createdAt: clock.now() });
        const event = { actorId: actor.user.id, action: 'class.created', at: clock.now() } as const;
        await insertAuditEvent(trx, { ...event, detail: { classId: id } });
        return { id };
      }),

    async remove(actor, { classId, toClassId }) {
      await classes.authoriseClass(actor, classId);
      if (toClassId !== null) await classes.authoriseClass(actor, toClassId);
      return transact(db, async (trx) => {
        const students = (await findStudentIdsOfClass(trx, classId)).length;
        const target = toClassId === classId ? null : toClassId;
        if (students > 0 && target === null) throw new AppError('CLASS_NOT_EMPTY');
        if ((await countClasses(trx)) <= 1) throw new AppError('LAST_CLASS');
        if (await hasOpenRoom(trx, classId)) throw new AppError('CLASS_IN_GAME');
        if (target !== null) await copyStudents(trx, classId, target);
        await deleteClass(trx, classId);
        const detail = { classId, students, toClassId: target };
        const event = { actorId: actor.user.id, action: 'class.deleted', at: clock.now() } as const;
        await insertAuditEvent(trx, { ...event, detail });
        return { students };
      });
    },
  };
}
