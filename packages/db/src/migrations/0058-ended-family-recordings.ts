import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which recordings of a family somebody has deleted, so that a restored backup does not let them be heard again. The
 * note goes with the child; of a recording that went with its link, the end of the link is the note.
 */
export const endedFamilyRecordings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ended_family_recordings')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('child_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      // Of the sound that was deleted: a backup may hold an older one of the same recording.
      .addColumn('made_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('ended_family_recordings_child_id')
      .on('ended_family_recordings')
      .column('child_id')
      .execute();
  },
};
