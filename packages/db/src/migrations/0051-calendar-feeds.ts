import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The secret addresses under which adults read the camp's calendar in their own (decision 0083). */
export const calendarFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('user_id', 'integer', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (c) => c.unique())
      .addColumn('made_at', 'integer', (c) => c.notNull())
      .execute();
  },
};
