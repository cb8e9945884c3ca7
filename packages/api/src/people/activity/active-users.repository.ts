import type { Db } from '@lamplight/db';
import { sql } from 'kysely';

/** Every moment at which somebody learned: what happened, and lessons begun and questions answered. */
function learningMoments(db: Db) {
  return db
    .selectFrom('activityEvents')
    .select(['userId', 'at'])
    .where('kind', '!=', 'registered')
    .unionAll(db.selectFrom('lessonProgress').select(['userId', 'startedAt as at']))
    .unionAll(db.selectFrom('lessonAnswers').select(['userId', 'answeredAt as at']))
    .unionAll(db.selectFrom('lessonActAnswers').select(['userId', 'answeredAt as at']));
}

/** In every time zone a day begins with a quarter of an hour. Milliseconds. */
const QUARTER_HOUR = 15 * 60 * 1000;

/** Ids of the people who signed in or learned since a moment; the demo account is nobody. */
export async function findActiveUserIds(db: Db, since: number): Promise<Set<number>> {
  // Asked of each user, whose newest moments an index has, so that years of older ones cost nothing.
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('isDemo', '=', 0)
    .where(({ eb, or, exists, selectFrom }) => {
      const events = selectFrom('activityEvents')
        .select('activityEvents.id')
        .whereRef('activityEvents.userId', '=', 'users.id')
        .where('activityEvents.at', '>=', since)
        .where('activityEvents.kind', '!=', 'registered');
      const answers = selectFrom('lessonAnswers')
        .select('lessonAnswers.id')
        .whereRef('lessonAnswers.userId', '=', 'users.id')
        .where('lessonAnswers.answeredAt', '>=', since);
      const acts = selectFrom('lessonActAnswers')
        .select('lessonActAnswers.id')
        .whereRef('lessonActAnswers.userId', '=', 'users.id')
        .where('lessonActAnswers.answeredAt', '>=', since);
      const starts = selectFrom('lessonProgress')
        .select('lessonProgress.lessonId')
        .whereRef('lessonProgress.userId', '=', 'users.id')
        .where('lessonProgress.startedAt', '>=', since);
      const signedIn = eb('lastLoginAt', '>=', since);
      return or([signedIn, exists(events), exists(answers), exists(acts), exists(starts)]);
    })
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many students signed in or learned since a moment. */
export async function countActiveStudents(db: Db, since: number): Promise<number> {
  const active = await findActiveUserIds(db, since);
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'student')
    .where('id', 'in', [...active])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The days on which a user learned, each once.
 * @param dayOf the day of a moment in epoch milliseconds
 */
export async function findLearningDays(
  db: Db,
  userId: number,
  dayOf: (millis: number) => number,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom(learningMoments(db).as('moments'))
    .select(sql<number>`cast(moments.at / ${QUARTER_HOUR} as integer)`.as('quarter'))
    .distinct()
    .where('moments.userId', '=', userId)
    .execute();
  return new Set(rows.map(({ quarter }) => dayOf(quarter * QUARTER_HOUR)));
}

/** The newest events of these users, or of everybody, newest first; the demo account is nobody. */
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
    .where('users.isDemo', '=', 0)
    .$if(userIds !== undefined, (query) => query.where('users.id', 'in', userIds ?? []))
    .orderBy('activityEvents.id', 'desc')
    .limit(limit)
    .execute();
}
