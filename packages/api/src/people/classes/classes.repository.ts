import type { Database, Db } from '@lamplight/db';
import type { Selectable } from 'kysely';

export type ClassRow = Selectable<Database['classes']>;

export function findFirstClass(db: Db) {
  return db.selectFrom('classes').selectAll().orderBy('id').executeTakeFirst();
}

export function findClass(db: Db, id: number): Promise<ClassRow | undefined> {
  return db.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What somebody is in a class, if they belong to it. */
export async function findRoleInClass(
  db: Db,
  classId: number,
  userId: number,
): Promise<'teacher' | 'student' | null> {
  const row = await db
    .selectFrom('classMembers')
    .select('role')
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

export async function insertClass(
  db: Db,
  row: { name: string; code: string; createdAt: number },
): Promise<number> {
  const { id } = await db
    .insertInto('classes')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Member {
  readonly classId: number;
  readonly userId: number;
  readonly role: 'teacher' | 'student';
}

/**
 * Puts somebody into a class because somebody said so. A teacher leaves the class that came by itself.
 * @returns the classes that were left
 */
export async function insertMember(db: Db, member: Member): Promise<number[]> {
  await db
    .insertInto('classMembers')
    .values({ ...member, automatic: 0 })
    .onConflict((conflict) => conflict.columns(['classId', 'userId']).doUpdateSet({ automatic: 0 }))
    .execute();
  if (member.role !== 'teacher') return [];
  const left = await db
    .deleteFrom('classMembers')
    .where('userId', '=', member.userId)
    .where('automatic', '=', 1)
    .returning('classId')
    .execute();
  return left.map(({ classId }) => classId);
}

/** Puts somebody into the first class because they are in none, until somebody says another. */
export async function insertAutomaticMember(db: Db, member: Member): Promise<void> {
  await db
    .insertInto('classMembers')
    .values({ ...member, automatic: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMemberships(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('classMembers').where('userId', '=', userId).execute();
}

/** Classes that a user belongs to. */
export function findClassesOf(db: Db, userId: number) {
  return db
    .selectFrom('classes')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('classMembers').select('classId').where('userId', '=', userId),
    )
    .orderBy('id')
    .execute();
}

/** Ids of the students in any class that this teacher teaches. */
export async function findStudentIdsOfTeacher(db: Db, teacherId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classMembers')
    .select('userId')
    .distinct()
    .where('role', '=', 'student')
    .where('classId', 'in', (eb) =>
      eb
        .selectFrom('classMembers')
        .select('classId')
        .where('userId', '=', teacherId)
        .where('role', '=', 'teacher'),
    )
    .orderBy('userId')
    .execute();
  return rows.map((row) => row.userId);
}

export async function isTeacherOf(db: Db, teacherId: number, studentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('classMembers as student')
    .innerJoin('classMembers as teacher', 'teacher.classId', 'student.classId')
    .select('student.userId')
    .where('student.userId', '=', studentId)
    .where('student.role', '=', 'student')
    .where('teacher.userId', '=', teacherId)
    .where('teacher.role', '=', 'teacher')
    .executeTakeFirst();
  return row !== undefined;
}

/** The classes that this teacher teaches, by name, each with the number of its students. */
export function findTaughtClasses(db: Db, teacherId: number) {
  return db
    .selectFrom('classMembers as teacher')
    .innerJoin('classes', 'classes.id', 'teacher.classId')
    .select((eb) => [
      'classes.id',
      'classes.name',
      'classes.code',
      eb
        .selectFrom('classMembers as student')
        .select((count) => count.fn.countAll<number>().as('students'))
        .whereRef('student.classId', '=', 'classes.id')
        .where('student.role', '=', 'student')
        .$asScalar()
        .$notNull()
        .as('students'),
    ])
    .where('teacher.userId', '=', teacherId)
    .where('teacher.role', '=', 'teacher')
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
}

/** Ids of the students of a class. */
export async function findStudentIdsOfClass(db: Db, classId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classMembers')
    .select('userId')
    .where('classId', '=', classId)
    .where('role', '=', 'student')
    .orderBy('userId')
    .execute();
  return rows.map((row) => row.userId);
}

export function findClassByCode(db: Db, code: string): Promise<ClassRow | undefined> {
  return db.selectFrom('classes').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function updateClass(
  db: Db,
  id: number,
  changes: { name?: string; code?: string },
): Promise<void> {
  await db.updateTable('classes').set(changes).where('id', '=', id).execute();
}

/** Deletes a class; its settings, its members' places and its rooms go with it. */
export async function deleteClass(db: Db, id: number): Promise<void> {
  await db.deleteFrom('classes').where('id', '=', id).execute();
}

/** Every class, by name, with how many people it has. */
export function listClasses(db: Db) {
  return db
    .selectFrom('classes')
    .selectAll()
    .select(({ selectFrom }) => {
      const people = (role: 'teacher' | 'student') =>
        selectFrom('classMembers')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .whereRef('classMembers.classId', '=', 'classes.id')
          .where('classMembers.role', '=', role)
          .$asScalar()
          .$notNull();
      return [people('teacher').as('teachers'), people('student').as('students')];
    })
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function countClasses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('classes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a live room of a class is open. */
export async function hasOpenRoom(db: Db, classId: number): Promise<boolean> {
  const room = await db
    .selectFrom('rooms')
    .select('code')
    .where('classId', '=', classId)
    .where('state', 'is not', null)
    .executeTakeFirst();
  return room !== undefined;
}
