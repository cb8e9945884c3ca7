import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What students first answered to the tasks of lessons that teachers wrote as plays. */
export const teacherLessonAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('teacher_lesson_answers')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('lesson_id', 'integer', (c) =>
        c.notNull().references('teacher_lessons.id').onDelete('cascade'),
      )
      .addColumn('task', 'text', (c) => c.notNull())
      .addColumn('task_index', 'integer', (c) => c.notNull())
      // A teacher may change a lesson: an answer counts for the question that was asked.
      .addColumn('question', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('correct', 'integer')
      .addColumn('answered_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('teacher_lesson_answers_once')
      .on('teacher_lesson_answers')
      .columns(['lesson_id', 'user_id', 'task', 'task_index', 'question'])
      .unique()
      .execute();
    await db.schema
      .createIndex('teacher_lesson_answers_user')
      .on('teacher_lesson_answers')
      .column('user_id')
      .execute();
  },
};
