import type { Db } from '@lamplight/db';

/** Everything of note that a child did, in order. */
export function findActivities(db: Db, userId: number) {
  return db
    .selectFrom('activityEvents')
    .select(['kind', 'subject', 'at'])
    .where('userId', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
