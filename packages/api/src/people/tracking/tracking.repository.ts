import type { Db, TrackedSessionsTable } from '@lamplight/db';
import { type Insertable, sql } from 'kysely';

export async function insertTrackedSession(
  db: Db,
  session: Insertable<TrackedSessionsTable>,
): Promise<void> {
  await db.insertInto('trackedSessions').values(session).execute();
}

/** How many visits of a user are kept since a moment. */
export async function countTrackedSessions(db: Db, userId: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('trackedSessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Mean length of the visits since a moment, in minutes; null where none has a length. */
export async function findMeanSessionMinutes(db: Db, since: number): Promise<number | null> {
  const { mean } = await db
    .selectFrom('trackedSessions')
    .select(sql<number | null>`avg(payload ->> '$.sessionDuration')`.as('mean'))
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return mean;
}

export async function deleteTrackedSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('trackedSessions').where('userId', '=', userId).execute();
}
