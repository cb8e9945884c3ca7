import type { Db } from '@lamplight/db';

interface NewWrittenQuiz {
  readonly userId: number;
  readonly subject: string;
  /** JSON. */
  readonly items: string;
  readonly createdAt: number;
}

/** @returns the id of the quiz */
export async function insertWrittenQuiz(db: Db, quiz: NewWrittenQuiz): Promise<number> {
  const { id } = await db
    .insertInto('writtenQuizzes')
    .values(quiz)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The questions of a quiz that was written for this user, as JSON. */
export async function findWrittenItems(
  db: Db,
  { id, userId, subject }: { id: number; userId: number; subject: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('writtenQuizzes')
    .select('items')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.items;
}

/** Removes all but the newest quizzes that were written for a user. */
export async function deleteOldWrittenQuizzes(db: Db, userId: number, kept: number): Promise<void> {
  await db
    .deleteFrom('writtenQuizzes')
    .where('userId', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('writtenQuizzes')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute();
}
