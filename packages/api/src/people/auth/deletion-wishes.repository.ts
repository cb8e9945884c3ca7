import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

/**
 * Stores that an account is to be deleted. Who wishes it again gets what was stored first.
 * @returns the receipt that holds
 */
export async function insertDeletionWish(
  db: Db,
  wish: Insertable<Database['deletionWishes']>,
): Promise<string> {
  await db
    .insertInto('deletionWishes')
    .values(wish)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  const { receipt } = await db
    .selectFrom('deletionWishes')
    .select('receipt')
    .where('userId', '=', wish.userId)
    .executeTakeFirstOrThrow();
  return receipt;
}

/** Every wish that is not carried out, the oldest first. */
export function findDeletionWishes(db: Db) {
  return db.selectFrom('deletionWishes').selectAll().orderBy('wishedAt').execute();
}

/** How many alerts about a person nobody has taken, and how many of them are urgent. */
export async function countOpenAlerts(db: Db, userId: number) {
  const rows = await db
    .selectFrom('safetyAlerts')
    .select('level')
    .where('userId', '=', userId)
    .where('source', '!=', 'drill')
    .where('acknowledgedAt', 'is', null)
    .execute();
  return { all: rows.length, urgent: rows.filter(({ level }) => level === 'severe').length };
}
