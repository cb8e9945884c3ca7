import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

export type StoryCompletionRow = Selectable<Database['storyCompletions']>;

const readCompletions = compiledRead((db, userId: number) =>
  db
    .selectFrom('storyCompletions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('completedAt')
    .orderBy('storyId'),
);

/** The stories that a user has completed, in that order. */
export async function listStoryCompletions(db: Db, userId: number): Promise<StoryCompletionRow[]> {
  return readCompletions(db, userId);
}

/** Adds a completed story unless it is there already; says whether it is new. */
export async function insertStoryCompletion(
  db: Db,
  completion: Insertable<Database['storyCompletions']>,
): Promise<boolean> {
  const row = await db
    .insertInto('storyCompletions')
    .values(completion)
    .onConflict((conflict) => conflict.doNothing())
    .returning('storyId')
    .executeTakeFirst();
  return row !== undefined;
}

export function findStoryCompletion(db: Db, userId: number, storyId: number) {
  return db
    .selectFrom('storyCompletions')
    .selectAll()
    .where('userId', '=', userId)
    .where('storyId', '=', storyId)
    .executeTakeFirst();
}
