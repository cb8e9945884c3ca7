import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Steps of lessons that teachers have read aloud for their classes. */
export const lessonRecordings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lesson_recordings')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('teacher_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('lesson_id', 'integer', (c) => c.notNull())
      .addColumn('band', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('step', 'integer', (c) => c.notNull())
      .addColumn('words_hash', 'text', (c) => c.notNull())
      .addColumn('audio', 'blob', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'integer', (c) => c.notNull())
      // A new recording of a step takes the place of the old one.
      .addUniqueConstraint('lesson_recordings_step', [
        'teacher_id',
        'lesson_id',
        'band',
        'language',
        'step',
      ])
      .execute();
  },
};
