import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { MetQuestion, QuizSubject } from '@lamplight/domain/quizzes';
import { type Insertable, type Selectable, sql } from 'kysely';

type QuizResultRow = Selectable<Database['quizResults']>;

const readAnswers = compiledRead((db, userId: number, subject: QuizSubject) =>
  db
    .selectFrom('quizAnswers')
    .select(['itemId', 'correct', 'answeredAt'])
    .where('userId', '=', userId)
    .where('subject', '=', subject)
    .orderBy('id'),
);

/** What a child answered in the quizzes of a subject, oldest first. */
export async function listQuizAnswers(
  db: Db,
  userId: number,
  subject: QuizSubject,
): Promise<MetQuestion[]> {
  const rows = await readAnswers(db, userId, subject);
  return rows.map(({ itemId, correct, answeredAt }) => ({
    itemId,
    correct: correct === 1,
    at: answeredAt,
  }));
}

/** How many quizzes of each subject the server has marked for a child, and the best of them in percent. */
export function countQuizzes(db: Db, userId: number) {
  return db
    .selectFrom('quizResults')
    .select('quizType as subject')
    .select([
      sql<number>`sum(1 - retake)`.as('completed'),
      sql<number>`max(100.0 * score / total_questions)`.as('best'),
    ])
    .where('userId', '=', userId)
    .where('marked', '=', 1)
    .groupBy('quizType')
    .execute();
}

/** Whether a child has finished a quiz of these very questions before, whatever its seed was. */
export async function hasAnsweredQuiz(
  db: Db,
  userId: number,
  itemIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('quizAnswers')
    .select('resultId')
    .where('userId', '=', userId)
    .where('itemId', 'in', itemIds)
    .groupBy('resultId')
    .having((answer) => answer.fn.countAll<number>(), '=', itemIds.length)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a child has finished the quiz of this seed before. */
export async function hasFinishedQuiz(db: Db, userId: number, seed: string): Promise<boolean> {
  const row = await db
    .selectFrom('quizResults')
    .select('id')
    .where('userId', '=', userId)
    .where('seed', '=', seed)
    .where('marked', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

export function insertQuizResult(
  db: Db,
  result: Insertable<Database['quizResults']>,
): Promise<QuizResultRow> {
  return db.insertInto('quizResults').values(result).returningAll().executeTakeFirstOrThrow();
}

export async function insertQuizAnswers(
  db: Db,
  answers: readonly Insertable<Database['quizAnswers']>[],
): Promise<void> {
  if (answers.length === 0) return;
  await db.insertInto('quizAnswers').values(answers).execute();
}
