import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a child wrote that raised an alert, where it is stored nowhere else or can change afterwards. */
export const heardTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('heard_texts')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('heard_texts_user')
      .on('heard_texts')
      .columns(['user_id', 'source', 'created_at'])
      .execute();
  },
};
