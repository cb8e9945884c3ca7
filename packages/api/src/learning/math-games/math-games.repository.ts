import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

export type MathProgressRow = Selectable<Database['mathProgress']>;
export type MathRoundRow = Selectable<Database['mathRounds']>;

const readProgress = compiledRead((db, userId: number) =>
  db.selectFrom('mathProgress').selectAll().where('userId', '=', userId),
);

/** The level that a child has reached; undefined for one that is still at the first. */
export async function findMathProgress(
  db: Db,
  userId: number,
): Promise<MathProgressRow | undefined> {
  const [row] = await readProgress(db, userId);
  return row;
}

/** Levels that a child has played to their end. */
export async function countMathRounds(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('mathRounds')
    .select((round) => round.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export function findMathRound(
  db: Db,
  userId: number,
  seed: string,
): Promise<MathRoundRow | undefined> {
  return db
    .selectFrom('mathRounds')
    .selectAll()
    .where('userId', '=', userId)
    .where('seed', '=', seed)
    .executeTakeFirst();
}

/** Whether the answers of a round were right, in their order. */
export async function listMathMarks(db: Db, roundId: number): Promise<boolean[]> {
  const rows = await db
    .selectFrom('mathAnswers')
    .select('correct')
    .where('roundId', '=', roundId)
    .orderBy('place')
    .execute();
  return rows.map(({ correct }) => correct === 1);
}

export function insertMathRound(
  db: Db,
  round: Insertable<Database['mathRounds']>,
): Promise<MathRoundRow> {
  return db.insertInto('mathRounds').values(round).returningAll().executeTakeFirstOrThrow();
}

export async function insertMathAnswers(
  db: Db,
  answers: readonly Insertable<Database['mathAnswers']>[],
): Promise<void> {
  await db.insertInto('mathAnswers').values(answers).execute();
}

export async function saveMathLevel(db: Db, progress: MathProgressRow): Promise<void> {
  const { level, updatedAt } = progress;
  await db
    .insertInto('mathProgress')
    .values(progress)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ level, updatedAt }))
    .execute();
}
