import type { Db } from '@lamplight/db';

/** Keys of every user name of the host, so that new ones differ from them. */
export async function findUsernameKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('usernameKey').execute();
  return rows.map(({ usernameKey }) => usernameKey);
}

/** Every class of the host by name, each with the number of its students. */
export function findClassesWithStudents(db: Db) {
  return db
    .selectFrom('classes')
    .select((eb) => [
      'classes.id',
      'classes.name',
      'classes.code',
      eb
        .selectFrom('classMembers')
        .select((count) => count.fn.countAll<number>().as('students'))
        .whereRef('classMembers.classId', '=', 'classes.id')
        .where('classMembers.role', '=', 'student')
        .$asScalar()
        .$notNull()
        .as('students'),
    ])
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
}
