import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

export type AccommodationRow = NonNullable<Awaited<ReturnType<typeof findAccommodation>>>;

export function findAccommodation(db: Db, userId: number) {
  return db
    .selectFrom('accommodations')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Students with what helps them: those with these ids, or all. By name, as they are listed. */
export function findAccommodatedStudents(db: Db, ids?: readonly number[]) {
  return db
    .selectFrom('users')
    .leftJoin('accommodations', 'accommodations.userId', 'users.id')
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName'])
    .select([
      'accommodations.timeFactor',
      'accommodations.fewerOptions',
      'accommodations.readAloud',
      'accommodations.updatedAt',
    ])
    .where('users.role', '=', 'student')
    .$if(ids !== undefined, (query) => query.where('users.id', 'in', ids ?? []))
    .orderBy('users.firstName')
    .orderBy('users.lastName')
    .orderBy('users.id')
    .execute();
}

export async function saveAccommodation(
  db: Db,
  row: Insertable<Database['accommodations']>,
): Promise<void> {
  const { userId: _, ...changes } = row;
  await db
    .insertInto('accommodations')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute();
}

export async function deleteAccommodation(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('accommodations').where('userId', '=', userId).execute();
}
