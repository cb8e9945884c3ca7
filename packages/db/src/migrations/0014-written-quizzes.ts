import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Quizzes that a model wrote for one child: the host marks their answers by what is kept here. */
export const writtenQuizzes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('written_quizzes')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('subject', 'text', (c) => c.notNull())
      // The questions with their keys, JSON.
      .addColumn('items', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('written_quizzes_user')
      .on('written_quizzes')
      .columns(['user_id', 'id'])
      .execute();
  },
};
