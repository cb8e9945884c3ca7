import { type Db, transact } from '@lamplight/db';
import {
  type AccommodatedStudent,
  type AccommodationList,
  isNeutral,
  type SetAccommodation,
} from '@lamplight/domain/accommodations';
import { type Accommodation, NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { fullName } from '../users/full-name.ts';
import {
  type AccommodationRow,
  deleteAccommodation,
  findAccommodatedStudents,
  findAccommodation,
  saveAccommodation,
} from './accommodations.repository.ts';

/**
 * What helps single children in live games. Approved teachers of a child and admins see and set it;
 * nobody else reads it, and the child only notices it.
 */
export interface AccommodationsService {
  /** What holds for a player, wherever they play; asked by the rooms, never on behalf of a person. */
  of(userId: number): Promise<Accommodation>;
  /**
   * The students of a class, or of all classes of the adult, each with what was set.
   * @throws AppError FORBIDDEN for a class that the teacher does not teach
   */
  list(adult: CurrentUser, list: AccommodationList): Promise<AccommodatedStudent[]>;
  /**
   * Sets what holds from the child's next room on; what changes nothing is not kept.
   * @throws AppError FORBIDDEN for a child whom the adult does not teach, and for people who are no students
   */
  set(adult: CurrentUser, wish: SetAccommodation): Promise<void>;
  /** @throws AppError FORBIDDEN as for `set` */
  clear(adult: CurrentUser, userId: number): Promise<void>;
  /** @throws AppError FORBIDDEN as for `set` */
  student(adult: CurrentUser, userId: number): Promise<AccommodatedStudent>;
}

type StoredAccommodation = Pick<AccommodationRow, 'timeFactor' | 'fewerOptions' | 'readAloud'>;

function toAccommodation(row: StoredAccommodation): Accommodation {
  return {
    timeFactor: row.timeFactor === 2 ? 2 : row.timeFactor === 1.5 ? 1.5 : 1,
    fewerOptions: row.fewerOptions === 1,
    readAloud: row.readAloud === 1,
  };
}

function toStudent(
  row: Awaited<ReturnType<typeof findAccommodatedStudents>>[number],
): AccommodatedStudent {
  const { timeFactor, fewerOptions, readAloud, updatedAt } = row;
  const isSet = timeFactor !== null && fewerOptions !== null && readAloud !== null;
  return {
    userId: row.id,
    name: fullName(row),
    username: row.username,
    accommodation: isSet ? toAccommodation({ timeFactor, fewerOptions, readAloud }) : null,
    updatedAt: updatedAt === null ? null : isoTime(updatedAt),
  };
}

export function createAccommodationsService(
  db: Db,
  clock: Clock,
  classes: ClassesService,
): AccommodationsService {
  /** Ids of the students for whom an adult is responsible; undefined stands for all. */
  async function studentsOf(adult: CurrentUser, classId: number | undefined) {
    if (adult.role === 'admin') {
      return classId === undefined ? undefined : classes.studentIdsOfClass(classId);
    }
    if (classId === undefined) return adult.approved ? classes.studentIdsOfTeacher(adult.id) : [];
    const taught = adult.approved ? await classes.classesOfTeacher(adult.id) : [];
    if (!taught.some(({ id }) => id === classId)) throw new AppError('FORBIDDEN');
    return classes.studentIdsOfClass(classId);
  }

  async function authorise(adult: CurrentUser, userId: number): Promise<AccommodatedStudent> {
    const [student] = await findAccommodatedStudents(db, [userId]);
    const responsible =
      adult.role === 'admin' || (adult.approved && (await classes.isTeacherOf(adult.id, userId)));
    if (!student || !responsible) throw new AppError('FORBIDDEN');
    return toStudent(student);
  }

  return {
    async of(userId) {
      const row = await findAccommodation(db, userId);
      return row ? toAccommodation(row) : NO_ACCOMMODATION;
    },

    async list(adult, { classId }) {
      const students = await findAccommodatedStudents(db, await studentsOf(adult, classId));
      return students.map(toStudent);
    },

    async set(adult, { userId, ...accommodation }) {
      await authorise(adult, userId);
      const at = clock.now();
      await transact(db, async (trx) => {
        if (isNeutral(accommodation)) await deleteAccommodation(trx, userId);
        else {
          await saveAccommodation(trx, {
            userId,
            timeFactor: accommodation.timeFactor,
            fewerOptions: accommodation.fewerOptions ? 1 : 0,
            readAloud: accommodation.readAloud ? 1 : 0,
            setBy: adult.id,
            updatedAt: at,
          });
        }
        await insertAuditEvent(trx, {
          actorId: adult.id,
          action: 'accommodation.set',
          userId,
          at,
        });
      });
    },

    async clear(adult, userId) {
      await authorise(adult, userId);
      await transact(db, async (trx) => {
        await deleteAccommodation(trx, userId);
        await insertAuditEvent(trx, {
          actorId: adult.id,
          action: 'accommodation.cleared',
          userId,
          at: clock.now(),
        });
      });
    },

    student: authorise,
  };
}
