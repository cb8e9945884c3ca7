import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

export type ProjectProgressRow = Selectable<Database['projectProgress']>;

const readProgress = compiledRead((db, userId: number) =>
  db
    .selectFrom('projectProgress')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('projectId'),
);

/** Every project that a child has begun, the one worked on last first. */
export async function listProjectProgress(db: Db, userId: number): Promise<ProjectProgressRow[]> {
  return readProgress(db, userId);
}

export function findProjectProgress(db: Db, userId: number, projectId: number) {
  return db
    .selectFrom('projectProgress')
    .selectAll()
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
}

/** How many projects a child has begun. */
export async function countProjects(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('projectProgress')
    .select((project) => project.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Saves what is given of a project; what an earlier row has beside that stays. */
export function saveProjectProgress(
  db: Db,
  { userId, projectId, ...work }: Insertable<Database['projectProgress']>,
): Promise<ProjectProgressRow> {
  return db
    .insertInto('projectProgress')
    .values({ userId, projectId, ...work })
    .onConflict((conflict) => conflict.columns(['userId', 'projectId']).doUpdateSet(work))
    .returningAll()
    .executeTakeFirstOrThrow();
}
