import { lessonEntries } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import { percentOf } from '@lamplight/domain/progress';
import {
  type Help,
  type MarkedAnswer,
  needsHelp,
  type StudentList,
  type StudentListWish,
  type StudentRow,
} from '@lamplight/domain/students';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import { findStudentIds } from '../../people/users/students.repository.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { lastQuestions } from './last-questions.ts';
import { findNewestAnswers } from './newest-answers.repository.ts';
import { findTraces, type TraceRow } from './traces.repository.ts';

export interface StudentsService {
  /**
   * The students of a class, or of all for whom the adult is responsible, each with why they need help now.
   * @throws AppError FORBIDDEN for a class that the teacher does not teach
   */
  list(actor: SignedIn, wish: StudentListWish): Promise<StudentList>;
  /** Rows of the list for these students. */
  rows(ids: readonly number[]): Promise<StudentRow[]>;
}

/** As the repository tells them. */
function answersIn({ marks }: TraceRow): MarkedAnswer[] {
  const pairs: [correct: number, at: number][] = JSON.parse(marks);
  return pairs.map(([correct, at]) => ({ correct: correct === 1, at }));
}

function newestOf(...moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.max(...known);
}

export function createStudentsService(
  db: Db,
  clock: Clock,
  classes: ClassesService,
): StudentsService {
  async function idsFor(actor: SignedIn, classId: number | undefined): Promise<number[]> {
    const { user } = actor;
    if (classId !== undefined) {
      const { id } = await classes.authoriseClass(actor, classId);
      return classes.studentIdsOfClass(id);
    }
    if (user.role === 'admin') return findStudentIds(db);
    return user.approved ? classes.studentIdsOfTeacher(user.id) : [];
  }

  async function toRow(trace: TraceRow): Promise<StudentRow> {
    const { id, username, firstName, lastName, age, grade, currentDay, completedLessons } = trace;
    const answers = answersIn(trace);
    const answeredAt = answers.map(({ at }) => at);
    const learnedAt = newestOf(trace.eventAt, trace.lessonAt, ...answeredAt);
    const seenAt = newestOf(learnedAt, trace.lastLoginAt);
    const help: Help[] = [];
    for (const reason of needsHelp({ answers, learnedAt, currentDay }, clock.now())) {
      if (reason.kind === 'long-inactive') {
        help.push(reason);
        continue;
      }
      const last = await lastQuestions(await findNewestAnswers(db, id), reason.wrong);
      if (last !== null) help.push({ ...reason, ...last, at: isoTime(reason.at) });
    }
    return {
      ...{ id, username, firstName, lastName, age, grade, currentDay, completedLessons },
      progress: percentOf(completedLessons, lessonEntries().length),
      lastSeenAt: seenAt === null ? null : isoTime(seenAt),
      help,
    };
  }

  async function rows(ids: readonly number[]): Promise<StudentRow[]> {
    const found: StudentRow[] = [];
    for (const trace of await findTraces(db, ids)) found.push(await toRow(trace));
    return found;
  }

  return {
    rows,
    async list(actor, { classId }) {
      const students = await rows(await idsFor(actor, classId));
      return { totalLessons: lessonEntries().length, students };
    },
  };
}
