import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

/** Adds a badge unless it was earned for the same thing before; says whether it is new. */
export async function insertAchievement(
  db: Db,
  achievement: Insertable<Database['achievements']>,
): Promise<boolean> {
  const row = await db
    .insertInto('achievements')
    .values(achievement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export function listAchievements(db: Db, userId: number) {
  return db
    .selectFrom('achievements')
    .select(['badgeType', 'level', 'source', 'unlockedAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
