import { type ChallengesTable, compiledRead, type Database, type Db } from '@lamplight/db';
import { type Insertable, type Selectable, sql } from 'kysely';

export type ChallengeRow = Selectable<ChallengesTable>;

const readDay = compiledRead((db, userId: number, date: string) =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('userId', '=', userId)
    .where('date', '=', date)
    .orderBy('setNumber', 'desc')
    .orderBy('id'),
);

/** The challenges of the newest set of a day, in order; none when there is no set. */
export async function findNewestSet(db: Db, userId: number, date: string): Promise<ChallengeRow[]> {
  const rows = await readDay(db, userId, date);
  return rows.filter(({ setNumber }) => setNumber === rows[0]?.setNumber);
}

/** Whether a user was ever given a challenge. */
export async function hasChallenges(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('challenges')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All that a user was given, in the order of their answers and then of the sets. */
export function findGiven(db: Db, userId: number) {
  return db
    .selectFrom('challenges')
    .select(['itemKey', 'type', 'correct', 'completedAt'])
    .select(sql<string>`json_extract(content, '$.title')`.as('title'))
    .where('userId', '=', userId)
    .orderBy('completedAt')
    .orderBy('id')
    .execute();
}

export function findChallenge(
  db: Db,
  userId: number,
  id: number,
): Promise<ChallengeRow | undefined> {
  return db
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function insertChallenge(
  db: Db,
  challenge: Insertable<Database['challenges']>,
): Promise<void> {
  await db.insertInto('challenges').values(challenge).execute();
}

/** Stores the answer that counts. */
export async function completeChallenge(
  db: Db,
  id: number,
  answer: {
    completedAt: number;
    answer: string;
    correct: number;
    hintsUsed: number;
    seconds: number;
    points: number;
  },
): Promise<void> {
  await db.updateTable('challenges').set(answer).where('id', '=', id).execute();
}

/** How many challenges a user has completed, and the points of all. */
export async function sumUpChallenges(db: Db, userId: number) {
  const row = await db
    .selectFrom('challenges')
    .select(({ fn }) => [
      fn.countAll<number>().as('completed'),
      fn.sum<number>('points').as('points'),
    ])
    .where('userId', '=', userId)
    .where('completedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return { completed: row.completed, points: row.points ?? 0 };
}
