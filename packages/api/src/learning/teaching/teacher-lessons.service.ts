import { type Db, transact } from '@lamplight/db';
import {
  type EditedTeacherLesson,
  type NewTeacherLesson,
  TEACHER_LESSON_SUBJECTS,
  type TeacherLesson,
} from '@lamplight/domain/teaching';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import {
  findTeacherLesson,
  insertTeacherLesson,
  listTeacherLessons,
  type TeacherLessonRow,
  updateTeacherLesson,
} from './teacher-lessons.repository.ts';

export interface TeacherLessonsService {
  /** The lessons that a teacher has written, newest first. */
  list(teacherId: number): Promise<TeacherLesson[]>;
  create(teacherId: number, lesson: NewTeacherLesson): Promise<TeacherLesson>;
  /** @throws AppError NOT_FOUND, FORBIDDEN for the lesson of another teacher */
  update(teacherId: number, lesson: EditedTeacherLesson): Promise<TeacherLesson>;
  /** @throws AppError NOT_FOUND, FORBIDDEN for the lesson of another teacher */
  requireOwn(teacherId: number, lessonId: number): Promise<void>;
}

function toTeacherLesson(row: TeacherLessonRow): TeacherLesson {
  const { id, title, description, content, difficulty, duration } = row;
  const subject = TEACHER_LESSON_SUBJECTS.find((known) => known === row.subject) ?? 'science';
  const createdAt = isoTime(row.createdAt);
  return { id, title, description, content, difficulty, duration, subject, createdAt };
}

async function findOwn(db: Db, teacherId: number, id: number): Promise<TeacherLessonRow> {
  const lesson = await findTeacherLesson(db, id);
  if (!lesson) throw new AppError('NOT_FOUND', { message: 'There is no such lesson.' });
  if (lesson.teacherId !== teacherId) throw new AppError('FORBIDDEN');
  return lesson;
}

export function createTeacherLessons(db: Db, clock: Clock): TeacherLessonsService {
  return {
    async requireOwn(teacherId, lessonId) {
      await findOwn(db, teacherId, lessonId);
    },

    async list(teacherId) {
      return (await listTeacherLessons(db, teacherId)).map(toTeacherLesson);
    },

    async create(teacherId, lesson) {
      const now = clock.now();
      const row = { ...lesson, teacherId, createdAt: now, updatedAt: now };
      return toTeacherLesson(await insertTeacherLesson(db, row));
    },

    update: (teacherId, { id, ...changes }) =>
      transact(db, async (trx) => {
        const before = await findOwn(trx, teacherId, id);
        const after = {
          title: changes.title,
          description: changes.description,
          content: changes.content,
          difficulty: changes.difficulty ?? before.difficulty,
          duration: changes.duration ?? before.duration,
          subject: changes.subject ?? before.subject,
          updatedAt: clock.now(),
        };
        return toTeacherLesson(await updateTeacherLesson(trx, id, after));
      }),
  };
}
