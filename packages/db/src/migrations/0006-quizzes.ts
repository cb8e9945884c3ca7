import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finished quizzes and the answers in them, beside results that a client reported by itself. */
export const quizzes: Migration = {
  async up(db: Kysely<unknown>) {
    await createResults(db);
    await createAnswers(db);
  },
};

async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_results')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('quiz_type', 'text', (c) => c.notNull())
    .addColumn('score', 'integer', (c) =>
      c.notNull().check(sql`score between 0 and total_questions`),
    )
    .addColumn('total_questions', 'integer', (c) => c.notNull())
    // What the server marked, and whether these very questions were answered before.
    .addColumn('marked', 'integer', (c) => c.notNull())
    .addColumn('retake', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('quiz_results_user_type')
    .on('quiz_results')
    .columns(['user_id', 'quiz_type'])
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_answers')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('result_id', 'integer', (c) =>
      c.notNull().references('quiz_results.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    // The place in the bank of the option that was chosen.
    .addColumn('choice', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('answered_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('quiz_answers_user_subject')
    .on('quiz_answers')
    .columns(['user_id', 'subject', 'id'])
    .execute();
  await db.schema
    .createIndex('quiz_answers_result')
    .on('quiz_answers')
    .column('result_id')
    .execute();
}
