import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose deletion was asked for and taken back, and when last, so that a restored backup does not bring the wish back. */
export const withdrawnDeletions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('withdrawn_deletions')
      .addColumn('user_id', 'integer', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('withdrawn_at', 'integer', (c) => c.notNull())
      .execute();
  },
};
