import type { Db } from '@lamplight/db';
import type { TaughtClass } from '@lamplight/domain/teaching';
import type { Clock } from '../platform/clock.ts';
import type { Random } from '../platform/random.ts';
import {
  deleteMemberships,
  findClassesOf,
  findFirstClass,
  findStudentIdsOfClass,
  findStudentIdsOfTeacher,
  findTaughtClasses,
  insertClass,
  insertMember,
  isTeacherOf,
} from './classes.repository.ts';

/** The class that every host has from the start (decisions, Roles). */
export const FIRST_CLASS_NAME = 'Our class';
const CODE_LENGTH = 6;

export interface ClassesService {
  /** Makes "Our class" on a host that has no class yet. */
  ensureFirstClass(): Promise<void>;
  /** Puts a new student, or an approved teacher who has no class, into the first class. */
  joinFirstClass(trx: Db, userId: number, role: 'teacher' | 'student'): Promise<void>;
  /** Takes a user out of every class, as when the account gets another role. */
  leaveAll(trx: Db, userId: number): Promise<void>;
  /** The classes that a teacher teaches, by name. */
  classesOfTeacher(teacherId: number): Promise<TaughtClass[]>;
  studentIdsOfTeacher(teacherId: number): Promise<number[]>;
  studentIdsOfClass(classId: number): Promise<number[]>;
  isTeacherOf(teacherId: number, studentId: number): Promise<boolean>;
}

export function createClassesService(db: Db, clock: Clock, random: Random): ClassesService {
  return {
    async ensureFirstClass() {
      if (await findFirstClass(db)) return;
      const code = random.code(CODE_LENGTH);
      await insertClass(db, { name: FIRST_CLASS_NAME, code, createdAt: clock.now() });
    },
    async joinFirstClass(trx, userId, role) {
      if ((await findClassesOf(trx, userId)).length > 0) return;
      const first = await findFirstClass(trx);
      if (first) await insertMember(trx, { classId: first.id, userId, role });
    },
    leaveAll: (trx, userId) => deleteMemberships(trx, userId),
    classesOfTeacher: (teacherId) => findTaughtClasses(db, teacherId),
    studentIdsOfTeacher: (teacherId) => findStudentIdsOfTeacher(db, teacherId),
    studentIdsOfClass: (classId) => findStudentIdsOfClass(db, classId),
    isTeacherOf: (teacherId, studentId) => isTeacherOf(db, teacherId, studentId),
  };
}
