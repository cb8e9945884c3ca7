import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What teachers say to a class and its families. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('announcements')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('class_id', 'integer', (c) =>
        c.notNull().references('classes.id').onDelete('cascade'),
      )
      .addColumn('author_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('audience', 'text', (c) => c.notNull())
      .addColumn('from_on', 'text', (c) => c.notNull())
      .addColumn('until_on', 'text', (c) => c.notNull())
      .addColumn('texts', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'integer')
      .addColumn('withdrawn_at', 'integer')
      .execute();
    await db.schema
      .createIndex('announcements_class')
      .on('announcements')
      .columns(['class_id', 'until_on'])
      .execute();
    await db.schema
      .createIndex('announcements_author')
      .on('announcements')
      .column('author_id')
      .execute();
  },
};
