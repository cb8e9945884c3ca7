import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Teachers' own questions for live rooms. */
export const questionSets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('question_sets')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('teacher_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('questions', 'text', (c) => c.notNull())
      .addColumn('question_count', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('question_sets_teacher')
      .on('question_sets')
      .columns(['teacher_id', 'id'])
      .execute();
  },
};
