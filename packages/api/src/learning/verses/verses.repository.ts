import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

export async function insertPractice(
  db: Db,
  practice: Insertable<Database['versePractices']>,
): Promise<void> {
  await db.insertInto('versePractices').values(practice).execute();
}

/** Week and exercise of everything that a user got right, each once. */
export function findRightPractices(db: Db, userId: number) {
  return db
    .selectFrom('versePractices')
    .select(['week', 'exercise'])
    .distinct()
    .where('userId', '=', userId)
    .where('correct', '=', 1)
    .execute();
}

/** The places of the verses that a user has learned. */
export async function findLearnedReferences(db: Db, userId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activityEvents')
    .select('subject')
    .where('userId', '=', userId)
    .where('kind', '=', 'verse-learned')
    .execute();
  return new Set(rows.flatMap(({ subject }) => subject ?? []));
}
