import type { Db } from '@lamplight/db';
import { sql } from 'kysely';

/** Every moment at which somebody learned: what happened, and lessons begun and questions answered. */
function learningMoments(db: Db) {
  return db
    .selectFrom('activityEvents')
    .select(['userId', 'at'])
    .where('kind', '!=', 'registered')
    .unionAll(db.selectFrom('lessonProgress').select(['userId', 'startedAt as at']))
    .unionAll(db.selectFrom('lessonAnswers').select(['userId', 'answeredAt as at']));
}

/** Ids of the users who signed in or learned since a moment. */
export async function findActiveUserIds(db: Db, since: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom(learningMoments(db).as('moments'))
    .select('moments.userId')
    .where('moments.at', '>=', since)
    .union(db.selectFrom('users').select('id as userId').where('lastLoginAt', '>=', since))
    .execute();
  return new Set(rows.map((row) => row.userId));
}

/**
 * The days on which a user learned, each once.
 * @param dayMillis milliseconds in a day; days are counted from the epoch
 */
export async function findLearningDays(
  db: Db,
  userId: number,
  dayMillis: number,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom(learningMoments(db).as('moments'))
    .select(sql<number>`cast(moments.at / ${dayMillis} as integer)`.as('day'))
    .distinct()
    .where('moments.userId', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.day));
}

/** The newest events of these users, or of everybody, newest first. */
export function findNewestEvents(db: Db, filter: { userIds?: readonly number[]; limit: number }) {
  const { userIds, limit } = filter;
  return db
    .selectFrom('activityEvents')
    .innerJoin('users', 'users.id', 'activityEvents.userId')
    .select([
      'activityEvents.kind',
      'activityEvents.subject',
      'activityEvents.at',
      'users.id as userId',
      'users.username',
      'users.firstName',
      'users.age',
    ])
    .$if(userIds !== undefined, (query) => query.where('users.id', 'in', userIds ?? []))
    .orderBy('activityEvents.id', 'desc')
    .limit(limit)
    .execute();
}
