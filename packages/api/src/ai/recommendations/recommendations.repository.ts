import type { Database, Db } from '@lamplight/db';
import type { Handled } from '@lamplight/domain/recommendations';
import type { Insertable, Selectable } from 'kysely';

export type RecommendationRow = Selectable<Database['recommendations']>;
export type ActivityRow = Selectable<Database['recommendedActivities']>;

/** The recommendations of the child's newest set, in order; none where there is no set. */
export async function findNewestSet(db: Db, userId: number): Promise<RecommendationRow[]> {
  return db
    .selectFrom('recommendations')
    .selectAll()
    .where('userId', '=', userId)
    .where('setNumber', '=', (eb) =>
      eb
        .selectFrom('recommendations')
        .select((row) => row.fn.max('setNumber').as('newest'))
        .where('userId', '=', userId),
    )
    .orderBy('id')
    .execute();
}

export function findRecommendation(
  db: Db,
  userId: number,
  id: number,
): Promise<RecommendationRow | undefined> {
  return db
    .selectFrom('recommendations')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** What a child did with recommendations since a moment. */
export async function listHandled(db: Db, userId: number, since: number): Promise<Handled[]> {
  const rows = await db
    .selectFrom('recommendations')
    .select(['key', 'type', 'contentType', 'subject', 'outcome', 'feedback', 'handledAt'])
    .where('userId', '=', userId)
    .where('handledAt', '>=', since)
    .orderBy('handledAt')
    .execute();
  return rows.map(({ handledAt, ...row }) => ({ ...row, at: handledAt ?? since }) as Handled);
}

export async function insertRecommendations(
  db: Db,
  rows: readonly Insertable<Database['recommendations']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('recommendations').values(rows).execute();
}

/** Forgets recommendations that nobody did anything with: a newer set has taken their place. */
export async function deleteUnhandled(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('recommendations')
    .where('userId', '=', userId)
    .where('handledAt', 'is', null)
    .execute();
}

export async function updateRecommendation(
  db: Db,
  id: number,
  changes: Partial<Pick<RecommendationRow, 'outcome' | 'feedback' | 'handledAt'>>,
): Promise<void> {
  await db.updateTable('recommendations').set(changes).where('id', '=', id).execute();
}

/** The activity of a recommendation. */
export function findActivityFor(
  db: Db,
  recommendationId: number,
): Promise<ActivityRow | undefined> {
  return db
    .selectFrom('recommendedActivities')
    .selectAll()
    .where('recommendationId', '=', recommendationId)
    .executeTakeFirst();
}

export function findActivity(db: Db, userId: number, id: number): Promise<ActivityRow | undefined> {
  return db
    .selectFrom('recommendedActivities')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Adds an activity unless its recommendation has one already. */
export async function insertActivity(
  db: Db,
  activity: Insertable<Database['recommendedActivities']>,
): Promise<void> {
  await db
    .insertInto('recommendedActivities')
    .values(activity)
    .onConflict((conflict) => conflict.column('recommendationId').doNothing())
    .execute();
}

export async function completeActivity(
  db: Db,
  id: number,
  result: { completedAt: number; score: number | null },
): Promise<void> {
  await db.updateTable('recommendedActivities').set(result).where('id', '=', id).execute();
}

export async function insertActivityAnswers(
  db: Db,
  answers: readonly Insertable<Database['recommendedActivityAnswers']>[],
): Promise<void> {
  if (answers.length > 0) {
    await db.insertInto('recommendedActivityAnswers').values(answers).execute();
  }
}

/** Whether the stored answers of an activity were right. */
export async function listActivityMarks(db: Db, activityId: number): Promise<boolean[]> {
  const rows = await db
    .selectFrom('recommendedActivityAnswers')
    .select('correct')
    .where('activityId', '=', activityId)
    .orderBy('id')
    .execute();
  return rows.map(({ correct }) => correct === 1);
}
