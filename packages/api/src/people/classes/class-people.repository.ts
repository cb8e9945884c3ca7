import type { Db } from '@lamplight/db';
import { type Expression, type SqlBool, sql } from 'kysely';

/** The teachers of a class, by name. */
export function findTeachersOfClass(db: Db, classId: number) {
  return db
    .selectFrom('classMembers')
    .innerJoin('users', 'users.id', 'classMembers.userId')
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName'])
    .where('classMembers.classId', '=', classId)
    .where('classMembers.role', '=', 'teacher')
    .orderBy('users.username')
    .execute();
}

/** Whether a name of somebody holds each of the typed words. */
function isNamed(search: string): Expression<SqlBool> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const name = sql`lower(users.username || ' ' || coalesce(users.first_name, '') || ' ' || coalesce(users.last_name, ''))`;
  const found = words.map((word) => {
    const literal = word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
    return sql`${name} like ${`%${literal}%`} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join([sql`1 = 1`, ...found], sql` and `)})`;
}

function studentsOf(db: Db, { classId, search }: { classId: number | null; search: string }) {
  return db
    .selectFrom('users')
    .where('users.role', '=', 'student')
    .where('users.isDemo', '=', 0)
    .where(isNamed(search))
    .$if(classId !== null, (query) =>
      query.where('users.id', 'in', (eb) =>
        eb
          .selectFrom('classMembers')
          .select('userId')
          .where('classId', '=', classId ?? 0)
          .where('role', '=', 'student'),
      ),
    );
}

/**
 * A page of the students of a class, by name, and how many there are on all pages.
 * @param filter.classId null for those of the whole host
 */
export async function findStudentsPage(
  db: Db,
  filter: { classId: number | null; search: string; page: number; size: number },
) {
  const rows = await studentsOf(db, filter)
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName'])
    .select(['users.age', 'users.grade', 'users.currentDay'])
    .orderBy(sql`lower(coalesce(users.first_name, users.username))`)
    .orderBy('users.id')
    .limit(filter.size)
    .offset(filter.page * filter.size)
    .execute();
  const { total } = await studentsOf(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The classes that these students are in, by name. */
export function findClassesOfStudents(db: Db, studentIds: readonly number[]) {
  return db
    .selectFrom('classMembers')
    .innerJoin('classes', 'classes.id', 'classMembers.classId')
    .select(['classMembers.userId', 'classes.id', 'classes.name'])
    .where('classMembers.userId', 'in', studentIds)
    .where('classMembers.role', '=', 'student')
    .orderBy('classes.name')
    .execute();
}

/** Which of these people are students, wherever they learn. The demo student belongs to all visitors. */
export async function findStudentIdsAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('role', '=', 'student')
    .where('isDemo', '=', 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes students out of a class. @returns those who were in it */
export async function deleteStudents(
  db: Db,
  classId: number,
  studentIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .deleteFrom('classMembers')
    .where('classId', '=', classId)
    .where('role', '=', 'student')
    .where('userId', 'in', studentIds)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Takes a teacher out of a class. @returns whether they taught it */
export async function deleteTeacher(db: Db, classId: number, teacherId: number): Promise<boolean> {
  const rows = await db
    .deleteFrom('classMembers')
    .where('classId', '=', classId)
    .where('role', '=', 'teacher')
    .where('userId', '=', teacherId)
    .returning('userId')
    .execute();
  return rows.length > 0;
}

/** Puts every student of a class into another one too. */
export async function copyStudents(db: Db, fromClassId: number, toClassId: number): Promise<void> {
  await db
    .insertInto('classMembers')
    .columns(['classId', 'userId', 'role'])
    .expression((eb) =>
      eb
        .selectFrom('classMembers')
        .select([eb.val(toClassId).as('classId'), 'userId', 'role'])
        .where('classId', '=', fromClassId)
        .where('role', '=', 'student'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
