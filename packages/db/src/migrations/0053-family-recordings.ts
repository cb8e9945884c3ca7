import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Steps of lessons that a parent has read aloud for one child. They end with the link that allowed them, and so with
 * either account.
 */
export const familyRecordings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('family_recordings')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('parent_id', 'integer', (c) => c.notNull())
      .addColumn('child_id', 'integer', (c) => c.notNull())
      .addColumn('lesson_id', 'integer', (c) => c.notNull())
      .addColumn('band', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('step', 'integer', (c) => c.notNull())
      .addColumn('words_hash', 'text', (c) => c.notNull())
      .addColumn('audio', 'blob', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint(
        'family_recordings_link',
        ['parent_id', 'child_id'],
        'family_links',
        ['parent_id', 'student_id'],
        (c) => c.onDelete('cascade'),
      )
      // A new recording of a step takes the place of the old one.
      .addUniqueConstraint('family_recordings_step', [
        'parent_id',
        'child_id',
        'lesson_id',
        'band',
        'language',
        'step',
      ])
      .execute();
    await db.schema
      .createIndex('family_recordings_child')
      .on('family_recordings')
      .columns(['child_id', 'lesson_id'])
      .execute();
  },
};
