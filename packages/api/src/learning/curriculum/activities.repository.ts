import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

const readDay = compiledRead((db, userId: number, day: number) =>
  db
    .selectFrom('finishedActivities')
    .select(['activity', 'finishedAt'])
    .where('userId', '=', userId)
    .where('day', '=', day),
);

/** What a user has done of a day of the programme. */
export function findFinishedOn(db: Db, userId: number, day: number) {
  return readDay(db, userId, day);
}

/** When a user did an activity; undefined where it is still to do. */
export async function findFinishedAt(
  db: Db,
  userId: number,
  activity: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('finishedActivities')
    .select('finishedAt')
    .where('userId', '=', userId)
    .where('activity', '=', activity)
    .executeTakeFirst();
  return row?.finishedAt;
}

/** Adds an activity unless it is there already: the first time counts. */
export async function insertFinished(
  db: Db,
  finished: Insertable<Database['finishedActivities']>,
): Promise<void> {
  await db
    .insertInto('finishedActivities')
    .values(finished)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFinished(db: Db, userId: number, activity: string): Promise<void> {
  await db
    .deleteFrom('finishedActivities')
    .where('userId', '=', userId)
    .where('activity', '=', activity)
    .execute();
}

/** The points of everything that a user has done of the programme's activities. */
export async function sumActivityPoints(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('finishedActivities')
    .select(({ fn }) => fn.sum<number | null>('points').as('points'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.points ?? 0;
}
