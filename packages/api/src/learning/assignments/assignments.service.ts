import { type Db, transact } from '@lamplight/db';
import type { AssignedStudent, Assignment, NewAssignment } from '@lamplight/domain/assignments';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import { fullName } from '../../people/users/full-name.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { TeacherLessonsService } from '../teaching/teacher-lessons.service.ts';
import { countAssignedAnswers } from './assigned-answers.repository.ts';
import {
  deleteAssignment,
  findAssignmentsOfTeacher,
  findCompletions,
  saveAssignment,
} from './assignments.repository.ts';

/** A place where a lesson was given. */
interface AssignmentPlace {
  readonly classId: number;
  readonly lessonId: number;
}

/** Lessons of teachers, given to the classes that they teach. */
export interface AssignmentsService {
  /** Where the lessons of a teacher were given; none before an admin has approved them. */
  ofTeacher(teacher: CurrentUser): Promise<Assignment[]>;
  /** @throws AppError FORBIDDEN for a class that they don't teach; FORBIDDEN, NOT_FOUND, VALIDATION as for `requireFinished` */
  assign(actor: SignedIn, wish: NewAssignment): Promise<void>;
  /** Takes a lesson back; who has completed it stays known. @throws AppError as for `assign` */
  unassign(actor: SignedIn, place: AssignmentPlace): Promise<void>;
  /** Who of a class has completed a lesson. @throws AppError as for `assign` */
  completions(actor: SignedIn, place: AssignmentPlace): Promise<AssignedStudent[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly classes: ClassesService;
  readonly teacherLessons: TeacherLessonsService;
}

export function createAssignments(deps: Dependencies): AssignmentsService {
  const { db, clock, classes, teacherLessons } = deps;
  return {
    ofTeacher: async (teacher) =>
      teacher.approved ? findAssignmentsOfTeacher(db, teacher.id) : [],

    async assign(actor, { lessonId, classIds, dueOn }) {
      await teacherLessons.requireFinished(actor.user.id, lessonId);
      for (const classId of classIds) await classes.authoriseClass(actor, classId);
      await transact(db, async (trx) => {
        const [assignedBy, at] = [actor.user.id, clock.now()];
        for (const classId of new Set(classIds)) {
          await saveAssignment(trx, { classId, lessonId, assignedBy, dueOn, createdAt: at });
          const detail = { classId, lessonId, dueOn };
          await insertAuditEvent(trx, {
            actorId: assignedBy,
            action: 'lesson.assigned',
            detail,
            at,
          });
        }
      });
    },

    async unassign(actor, { classId, lessonId }) {
      await teacherLessons.requireOwn(actor.user.id, lessonId);
      await classes.authoriseClass(actor, classId);
      await transact(db, async (trx) => {
        if (!(await deleteAssignment(trx, { classId, lessonId }))) return;
        const event = {
          actorId: actor.user.id,
          action: 'lesson.unassigned',
          at: clock.now(),
        } as const;
        await insertAuditEvent(trx, { ...event, detail: { classId, lessonId } });
      });
    },

    async completions(actor, { classId, lessonId }) {
      await teacherLessons.requireOwn(actor.user.id, lessonId);
      await classes.authoriseClass(actor, classId);
      const rows = await findCompletions(db, { classId, lessonId });
      const counts = await countAssignedAnswers(db, { classId, lessonId });
      return rows.map((row) => {
        const counted = counts.find(({ userId }) => userId === row.id);
        return {
          id: row.id,
          name: fullName(row),
          completedAt: row.completedAt === null ? null : isoTime(row.completedAt),
          answered: counted?.answered ?? 0,
          right: Number(counted?.right ?? 0),
        };
      });
    },
  };
}
