import { type Db, transact } from '@lamplight/db';
import {
  type EditedTeacherLesson,
  isUnfinishedDraft,
  type LessonPreview,
  type NewTeacherLesson,
  TEACHER_LESSON_SUBJECTS,
  type TeacherLesson,
  UNFINISHED_DRAFT_MESSAGE,
} from '@lamplight/domain/teaching';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { NOTHING_ANSWERED, toPlayView } from './play-view.ts';
import {
  findTeacherLesson,
  insertTeacherLesson,
  isGiven,
  listTeacherLessons,
  type TeacherLessonRow,
  updateTeacherLesson,
} from './teacher-lessons.repository.ts';
import type { TeacherPlays, WrittenText } from './teacher-plays.service.ts';

export interface TeacherLessonsService {
  /** The lessons that a teacher has written, newest first. */
  list(teacherId: number): Promise<TeacherLesson[]>;
  /** @throws AppError VALIDATION for a play with a fault */
  create(teacher: CurrentUser, lesson: NewTeacherLesson): Promise<TeacherLesson>;
  /**
   * @throws AppError NOT_FOUND, FORBIDDEN for the lesson of another teacher, VALIDATION for a play with a fault and for an
   *   unfinished draft in a lesson that a class was given
   */
  update(teacher: CurrentUser, lesson: EditedTeacherLesson): Promise<TeacherLesson>;
  /** What students will get of a text. */
  preview(teacher: CurrentUser, text: WrittenText): Promise<LessonPreview>;
  /** @throws AppError NOT_FOUND, FORBIDDEN for the lesson of another teacher */
  requireOwn(teacherId: number, lessonId: number): Promise<void>;
  /** As `requireOwn`, for what students are to get. @throws AppError VALIDATION for an unfinished draft, too */
  requireFinished(teacherId: number, lessonId: number): Promise<void>;
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

function refuseUnfinished(content: string): void {
  if (!isUnfinishedDraft(content)) return;
  const message = UNFINISHED_DRAFT_MESSAGE;
  throw new AppError('VALIDATION', { message, issues: [{ path: 'content', message }] });
}

export function createTeacherLessons(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  plays: TeacherPlays,
): TeacherLessonsService {
  async function refuseFaults(teacher: CurrentUser, text: WrittenText): Promise<void> {
    const { faults } = await plays.read(text, languageOf(teacher));
    if (faults.length === 0) return;
    throw new AppError('VALIDATION', {
      message: 'This lesson has a fault in its text.',
      issues: faults.map(({ line, message }) => ({
        path: 'content',
        message: `Line ${line}: ${message}`,
      })),
    });
  }

  return {
    async requireOwn(teacherId, lessonId) {
      await findOwn(db, teacherId, lessonId);
    },

    async requireFinished(teacherId, lessonId) {
      refuseUnfinished((await findOwn(db, teacherId, lessonId)).content);
    },

    async list(teacherId) {
      return (await listTeacherLessons(db, teacherId)).map(toTeacherLesson);
    },

    async preview(teacher, text) {
      const { play, faults } = await plays.read(text, languageOf(teacher));
      return { play: play && toPlayView(play, NOTHING_ANSWERED), faults: [...faults] };
    },

    async create(teacher, lesson) {
      await refuseFaults(teacher, lesson);
      const now = clock.now();
      const row = { ...lesson, teacherId: teacher.id, createdAt: now, updatedAt: now };
      return toTeacherLesson(await insertTeacherLesson(db, row));
    },

    async update(teacher, { id, ...changes }) {
      await refuseFaults(teacher, changes);
      return transact(db, async (trx) => {
        const before = await findOwn(trx, teacher.id, id);
        if (await isGiven(trx, id)) refuseUnfinished(changes.content);
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
      });
    },
  };
}
