import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

/**
 * Stores that an account is to be deleted. Who wishes it again gets what was stored first; a parent's wish takes the
 * place of the child's own, so that what the parent is told of the day holds.
 * @returns the receipt that holds
 */
export async function insertDeletionWish(
  db: Db,
  wish: Insertable<Database['deletionWishes']>,
): Promise<string> {
  await db
    .insertInto('deletionWishes')
    .values(wish)
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({
          byOwner: 0,
          wishedBy: eb.ref('excluded.wishedBy'),
          wishedAt: eb.ref('excluded.wishedAt'),
        }))
        .where('deletionWishes.byOwner', '=', 1)
        .where('excluded.byOwner', '=', 0),
    )
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

/** The wishes of parents about these children. */
export function findWishesOfParents(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('deletionWishes')
    .select(['userId', 'wishedAt'])
    .where('userId', 'in', userIds)
    .where('byOwner', '=', 0)
    .execute();
}

/** Takes back what a parent wished about a child. @returns whether there was such a wish */
export async function withdrawParentsWish(db: Db, userId: number, at: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deletionWishes')
    .where('userId', '=', userId)
    .where('byOwner', '=', 0)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await db
    .insertInto('withdrawnDeletions')
    .values({ userId, withdrawnAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ withdrawnAt: at }))
    .execute();
  return true;
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
