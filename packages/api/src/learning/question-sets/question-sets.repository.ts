import type { Database, Db } from '@lamplight/db';
import type { Insertable, Updateable } from 'kysely';

/** The sets of a teacher and of those who teach a class with them, newest first, without their questions. */
export function listQuestionSets(db: Db, teacherId: number) {
  return withTeacher(db)
    .select([
      'questionSets.id',
      'questionSets.teacherId',
      'questionSets.name',
      'questionSets.questionCount',
      'questionSets.updatedAt',
    ])
    .where('questionSets.teacherId', 'in', teachersBeside(db, teacherId))
    .orderBy('questionSets.updatedAt', 'desc')
    .orderBy('questionSets.id', 'desc')
    .execute();
}

/** A set that a teacher may read: their own or that of a co-teacher. */
export function findReadableSet(db: Db, teacherId: number, id: number) {
  return withTeacher(db)
    .selectAll('questionSets')
    .where('questionSets.id', '=', id)
    .where('questionSets.teacherId', 'in', teachersBeside(db, teacherId))
    .executeTakeFirst();
}

function withTeacher(db: Db) {
  return db
    .selectFrom('questionSets')
    .innerJoin('users', 'users.id', 'questionSets.teacherId')
    .select(['users.username', 'users.firstName', 'users.lastName']);
}

/** Ids of a teacher and of everybody who teaches one of their classes. */
function teachersBeside(db: Db, teacherId: number) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where((eb) =>
      eb.or([
        eb('users.id', '=', teacherId),
        eb(
          'users.id',
          'in',
          db
            .selectFrom('classMembers as theirs')
            .innerJoin('classMembers as mine', 'mine.classId', 'theirs.classId')
            .select('theirs.userId')
            .where('theirs.role', '=', 'teacher')
            .where('mine.role', '=', 'teacher')
            .where('mine.userId', '=', teacherId),
        ),
      ]),
    );
}

export async function countQuestionSets(db: Db, teacherId: number): Promise<number> {
  const { count } = await db
    .selectFrom('questionSets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacherId', '=', teacherId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertQuestionSet(
  db: Db,
  set: Insertable<Database['questionSets']>,
): Promise<number> {
  const { id } = await db
    .insertInto('questionSets')
    .values(set)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuestionSet(
  db: Db,
  id: number,
  changes: Updateable<Database['questionSets']>,
): Promise<void> {
  await db.updateTable('questionSets').set(changes).where('id', '=', id).execute();
}

export async function deleteQuestionSet(db: Db, id: number): Promise<void> {
  await db.deleteFrom('questionSets').where('id', '=', id).execute();
}
