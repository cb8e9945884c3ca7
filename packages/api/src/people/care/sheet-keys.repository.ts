import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

/** What the sheet of a class is encrypted with, and the names of who made the code. */
export function findSheetKey(db: Db, classId: number) {
  return db
    .selectFrom('careSheetKeys')
    .leftJoin('users', 'users.id', 'careSheetKeys.madeBy')
    .selectAll('careSheetKeys')
    .select(['users.username', 'users.firstName', 'users.lastName'])
    .where('careSheetKeys.classId', '=', classId)
    .executeTakeFirst();
}

/** Puts a key in the place of the one before. */
export async function saveSheetKey(
  db: Db,
  key: Insertable<Database['careSheetKeys']>,
): Promise<void> {
  const { classId: _, ...changes } = key;
  await db
    .insertInto('careSheetKeys')
    .values(key)
    .onConflict((conflict) => conflict.column('classId').doUpdateSet(changes))
    .execute();
}

/** @returns whether there was one */
export async function deleteSheetKey(db: Db, classId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('careSheetKeys')
    .where('classId', '=', classId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
