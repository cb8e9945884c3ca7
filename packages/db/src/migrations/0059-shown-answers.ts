import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a student has shown in a lesson of a teacher is no longer only what they answered first: who is right at the
 * second attempt has shown it too.
 */
export const shownAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('teacher_lesson_answers')
      .addColumn('shown', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update teacher_lesson_answers set shown = 1 where correct is not 0`.execute(db);
  },
};
