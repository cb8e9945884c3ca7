import { type Db, transact } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';
import {
  type ClassStudentsPage,
  type FoundStudentsPage,
  STUDENTS_OF_A_PAGE,
} from '@lamplight/domain/classes';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { usernameKey } from '../auth/username-key.ts';
import { findUserByUsernameKey } from '../users/users.repository.ts';
import {
  deleteStudents,
  deleteTeacher,
  findClassesOfStudents,
  findStudentIdsAmong,
  findStudentsPage,
  findTeachersOfClass,
} from './class-people.repository.ts';
import { insertMember } from './classes.repository.ts';
import type { ClassesService } from './classes.service.ts';

/**
 * Who teaches and who learns in a class, as its approved teachers and the admins decide.
 * What names a class throws AppError FORBIDDEN for others, and NOT_FOUND for an admin where there is none.
 */
export interface ClassPeopleService {
  /** Students of a class, found by name, page by page. */
  students(
    actor: SignedIn,
    query: { classId: number; search: string; page: number },
  ): Promise<ClassStudentsPage>;
  /** Students of the whole host with their classes, for admins. */
  findStudents(query: { search: string; page: number }): Promise<FoundStudentsPage>;
  /**
   * Who was in the first class only by itself leaves it.
   * @throws AppError NOT_FOUND unless that is the user name of an approved teacher
   */
  addTeacher(actor: SignedIn, classId: number, username: string): Promise<void>;
  /** @throws AppError LAST_TEACHER where a teacher would leave the class without one */
  removeTeacher(actor: SignedIn, classId: number, teacherId: number): Promise<void>;
  /** For admins. @returns how many were not in it before */
  addStudents(actor: SignedIn, classId: number, studentIds: readonly number[]): Promise<number>;
  /** Who has no other class then comes back to the first one. @returns how many were in it */
  removeStudents(actor: SignedIn, classId: number, studentIds: readonly number[]): Promise<number>;
  /** From one class into another; the actor decides about both. @returns how many were in it */
  moveStudents(
    actor: SignedIn,
    move: { classId: number; toClassId: number; studentIds: readonly number[] },
  ): Promise<number>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly classes: ClassesService;
}

export function createClassPeople({ db, clock, classes }: Dependencies): ClassPeopleService {
  /** Writes down what was done to each of these people. */
  async function note(
    trx: Db,
    actor: SignedIn,
    action: AuditAction,
    people: { userIds: readonly number[]; classId: number },
  ): Promise<void> {
    const { userIds, classId } = people;
    const event = { actorId: actor.user.id, action, detail: { classId }, at: clock.now() };
    for (const userId of userIds) await insertAuditEvent(trx, { ...event, userId });
  }

  async function putStudents(trx: Db, classId: number, userIds: readonly number[]): Promise<void> {
    for (const userId of userIds) await insertMember(trx, { classId, userId, role: 'student' });
  }

  return {
    async students(actor, { classId, search, page }) {
      await classes.authoriseClass(actor, classId);
      const filter = { classId, search, page, size: STUDENTS_OF_A_PAGE };
      return { ...(await findStudentsPage(db, filter)), page };
    },

    async findStudents({ search, page }) {
      const filter = { classId: null, search, page, size: STUDENTS_OF_A_PAGE };
      const { rows, total } = await findStudentsPage(db, filter);
      const places = await findClassesOfStudents(
        db,
        rows.map(({ id }) => id),
      );
      const classesOf = Map.groupBy(places, ({ userId }) => userId);
      const withClasses = rows.map((row) => ({
        ...row,
        classes: (classesOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      }));
      return { rows: withClasses, total, page };
    },

    async addTeacher(actor, classId, username) {
      await classes.authoriseClass(actor, classId);
      await transact(db, async (trx) => {
        const teacher = await findUserByUsernameKey(trx, usernameKey(username));
        if (teacher?.role !== 'teacher' || teacher.approvedAt === null) {
          const message = 'There is no approved teacher with this user name.';
          const issues = [{ path: 'username', message }];
          throw new AppError('NOT_FOUND', { message, issues });
        }
        const userIds = [teacher.id];
        const left = await insertMember(trx, { classId, userId: teacher.id, role: 'teacher' });
        await note(trx, actor, 'class.teacher-added', { userIds, classId });
        for (const id of left) {
          await note(trx, actor, 'class.teacher-removed', { userIds, classId: id });
        }
      });
    },

    async removeTeacher(actor, classId, teacherId) {
      await classes.authoriseClass(actor, classId);
      await transact(db, async (trx) => {
        if (!(await deleteTeacher(trx, classId, teacherId))) return;
        const left = await findTeachersOfClass(trx, classId);
        if (left.length === 0 && actor.user.role !== 'admin') throw new AppError('LAST_TEACHER');
        await note(trx, actor, 'class.teacher-removed', { userIds: [teacherId], classId });
      });
    },

    async addStudents(actor, classId, studentIds) {
      await classes.authoriseClass(actor, classId);
      return transact(db, async (trx) => {
        const places = await findClassesOfStudents(trx, studentIds);
        const inside = new Set(places.filter(({ id }) => id === classId).map((row) => row.userId));
        const userIds = (await findStudentIdsAmong(trx, studentIds)).filter(
          (id) => !inside.has(id),
        );
        await putStudents(trx, classId, userIds);
        await note(trx, actor, 'class.student-added', { userIds, classId });
        return userIds.length;
      });
    },

    async removeStudents(actor, classId, studentIds) {
      await classes.authoriseClass(actor, classId);
      return transact(db, async (trx) => {
        const userIds = await deleteStudents(trx, classId, studentIds);
        const first = await classes.firstClassId(trx);
        if (first !== classId) {
          for (const userId of userIds) await classes.joinFirstClass(trx, userId, 'student');
        }
        await note(trx, actor, 'class.student-removed', { userIds, classId });
        return userIds.length;
      });
    },

    async moveStudents(actor, { classId, toClassId, studentIds }) {
      await classes.authoriseClass(actor, classId);
      await classes.authoriseClass(actor, toClassId);
      return transact(db, async (trx) => {
        const userIds = await deleteStudents(trx, classId, studentIds);
        await putStudents(trx, toClassId, userIds);
        await note(trx, actor, 'class.student-moved', { userIds, classId: toClassId });
        return userIds.length;
      });
    },
  };
}
