import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where each child stopped in a lesson, and what was answered to its acts. */
export const lessonPlays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('lesson_progress')
      .addColumn('step', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('lesson_progress').addColumn('step_at', 'integer').execute();

    await db.schema
      .createTable('lesson_act_answers')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('lesson_id', 'integer', (c) => c.notNull())
      .addColumn('band', 'text', (c) => c.notNull())
      .addColumn('act_index', 'integer', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('correct', 'integer')
      .addColumn('answered_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('lesson_act_answers_user_lesson')
      .on('lesson_act_answers')
      .columns(['user_id', 'lesson_id'])
      .execute();
    // The newest of a user are asked for by the list of students.
    await db.schema
      .createIndex('lesson_act_answers_user_at')
      .on('lesson_act_answers')
      .columns(['user_id', 'answered_at'])
      .execute();
  },
};
