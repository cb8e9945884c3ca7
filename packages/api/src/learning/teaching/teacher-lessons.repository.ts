import type { Database, Db } from '@lamplight/db';
import type { Insertable, Selectable, Updateable } from 'kysely';

export type TeacherLessonRow = Selectable<Database['teacherLessons']>;

/** Newest first. */
export function listTeacherLessons(db: Db, teacherId: number): Promise<TeacherLessonRow[]> {
  return db
    .selectFrom('teacherLessons')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .orderBy('id', 'desc')
    .execute();
}

export function findTeacherLesson(db: Db, id: number): Promise<TeacherLessonRow | undefined> {
  return db.selectFrom('teacherLessons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a class was given a lesson. */
export async function isGiven(db: Db, lessonId: number): Promise<boolean> {
  const row = await db
    .selectFrom('lessonAssignments')
    .select('lessonId')
    .where('lessonId', '=', lessonId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countTeacherLessons(db: Db, teacherId: number): Promise<number> {
  const { count } = await db
    .selectFrom('teacherLessons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacherId', '=', teacherId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertTeacherLesson(
  db: Db,
  lesson: Insertable<Database['teacherLessons']>,
): Promise<TeacherLessonRow> {
  return db.insertInto('teacherLessons').values(lesson).returningAll().executeTakeFirstOrThrow();
}

export function updateTeacherLesson(
  db: Db,
  id: number,
  changes: Updateable<Database['teacherLessons']>,
): Promise<TeacherLessonRow> {
  return db
    .updateTable('teacherLessons')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
