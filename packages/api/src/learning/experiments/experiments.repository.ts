import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

export type ExperimentCompletionRow = Selectable<Database['experimentCompletions']>;

const readCompletions = compiledRead((db, userId: number) =>
  db
    .selectFrom('experimentCompletions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('completedAt')
    .orderBy('experimentId'),
);

/** The experiments that a user has completed, in that order. */
export async function listExperimentCompletions(
  db: Db,
  userId: number,
): Promise<ExperimentCompletionRow[]> {
  return readCompletions(db, userId);
}

export function findExperimentCompletion(db: Db, userId: number, experimentId: number) {
  return db
    .selectFrom('experimentCompletions')
    .selectAll()
    .where('userId', '=', userId)
    .where('experimentId', '=', experimentId)
    .executeTakeFirst();
}

export async function insertExperimentCompletion(
  db: Db,
  completion: Insertable<Database['experimentCompletions']>,
): Promise<void> {
  await db.insertInto('experimentCompletions').values(completion).execute();
}
