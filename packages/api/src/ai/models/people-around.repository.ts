import type { Db } from '@lamplight/db';

/**
 * The people whose names somebody may write: they themselves, their classmates, teachers and students, their
 * parents or children, and the parents, brothers and sisters of all these students. Around an admin is everybody.
 */
export async function findPeopleAround(db: Db, userId: number) {
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const people = db
    .selectFrom('users')
    .select(['username', 'firstName', 'lastName', 'email', 'parentEmailKey']);
  if (role === 'admin') return people.execute();
  const near = await idsNear(db, [userId]);
  const ids = await familyOf(db, near);
  return people.where('id', 'in', ids).execute();
}

/** Names of the classes that a person belongs to. */
export async function findClassNamesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes')
    .innerJoin('classMembers', 'classMembers.classId', 'classes.id')
    .select('classes.name')
    .where('classMembers.userId', '=', userId)
    .execute();
  return rows.map(({ name }) => name);
}

/** These people and everybody who is in a class with one of them. */
async function idsNear(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('classMembers')
    .select('userId')
    .distinct()
    .where('classId', 'in', (eb) =>
      eb.selectFrom('classMembers').select('classId').where('userId', 'in', ids),
    )
    .execute();
  return [...new Set([...ids, ...rows.map((row) => row.userId)])];
}

/** These people, their parents and children, and the children of those parents. */
async function familyOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const parents = db.selectFrom('familyLinks').select('parentId').where('studentId', 'in', ids);
  const rows = await db
    .selectFrom('familyLinks')
    .select(['parentId', 'studentId'])
    .where((eb) => eb.or([eb('parentId', 'in', ids), eb('parentId', 'in', parents)]))
    .execute();
  return [...new Set([...ids, ...rows.flatMap((row) => [row.parentId, row.studentId])])];
}
