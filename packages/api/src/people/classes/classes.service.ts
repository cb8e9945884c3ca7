import type { Db } from '@lamplight/db';
import type { TaughtClass } from '@lamplight/domain/teaching';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { freeClassCode } from './class-code.ts';
import {
  type ClassRow,
  deleteMemberships,
  findClass,
  findClassesOf,
  findFirstClass,
  findRoleInClass,
  findStudentIdsOfClass,
  findStudentIdsOfTeacher,
  findTaughtClasses,
  insertAutomaticMember,
  insertClass,
  isTeacherOf,
} from './classes.repository.ts';

/** The class that every host has from the start (decisions, Roles). */
export const FIRST_CLASS_NAME = 'Our class';

export interface ClassesService {
  /** Makes "Our class" on a host that has no class yet. */
  ensureFirstClass(): Promise<void>;
  /** Puts a new student, or an approved teacher who has no class, into the first class. The teacher leaves it with the first class that somebody gives them. */
  joinFirstClass(trx: Db, userId: number, role: 'teacher' | 'student'): Promise<void>;
  /** Id of the first class; null only before a host was prepared. */
  firstClassId(handle: Db): Promise<number | null>;
  /** Takes a user out of every class, as when the account gets another role. */
  leaveAll(trx: Db, userId: number): Promise<void>;
  /** The classes that a teacher teaches, by name. */
  classesOfTeacher(teacherId: number): Promise<TaughtClass[]>;
  studentIdsOfTeacher(teacherId: number): Promise<number[]>;
  studentIdsOfClass(classId: number): Promise<number[]>;
  isTeacherOf(teacherId: number, studentId: number): Promise<boolean>;
  /**
   * The class, for whoever may see and change it: an approved teacher of it, or an admin.
   * @throws AppError FORBIDDEN, for a teacher also where there is no such class; NOT_FOUND for an admin
   */
  authoriseClass(actor: SignedIn, classId: number): Promise<AuthorisedClass>;
}

/** A class that the actor may see and change; only `authoriseClass` makes one. */
export interface AuthorisedClass extends ClassRow {
  readonly authorised: true;
}

export function createClassesService(db: Db, clock: Clock, random: Random): ClassesService {
  return {
    async ensureFirstClass() {
      if (await findFirstClass(db)) return;
      const code = await freeClassCode(db, random);
      await insertClass(db, { name: FIRST_CLASS_NAME, code, createdAt: clock.now() });
    },
    async joinFirstClass(trx, userId, role) {
      if ((await findClassesOf(trx, userId)).length > 0) return;
      const first = await findFirstClass(trx);
      if (first) await insertAutomaticMember(trx, { classId: first.id, userId, role });
    },
    firstClassId: async (handle) => (await findFirstClass(handle))?.id ?? null,
    leaveAll: (trx, userId) => deleteMemberships(trx, userId),
    classesOfTeacher: (teacherId) => findTaughtClasses(db, teacherId),
    studentIdsOfTeacher: (teacherId) => findStudentIdsOfTeacher(db, teacherId),
    studentIdsOfClass: (classId) => findStudentIdsOfClass(db, classId),
    isTeacherOf: (teacherId, studentId) => isTeacherOf(db, teacherId, studentId),
    async authoriseClass({ user }, classId) {
      const teaches =
        user.role === 'teacher' &&
        user.approved &&
        (await findRoleInClass(db, classId, user.id)) === 'teacher';
      if (!teaches && user.role !== 'admin') throw new AppError('FORBIDDEN');
      const found = await findClass(db, classId);
      if (!found) throw new AppError('NOT_FOUND', { message: 'There is no such class.' });
      return { ...found, authorised: true };
    },
  };
}
