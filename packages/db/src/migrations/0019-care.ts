import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What parents write for emergencies, and the code that opens the sheet of a class on its tablets. */
export const care: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('care_cards')
      .addColumn('student_id', 'integer', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('contacts', 'text', (c) => c.notNull())
      .addColumn('allergies', 'text', (c) => c.notNull())
      .addColumn('medicines', 'text', (c) => c.notNull())
      .addColumn('notes', 'text', (c) => c.notNull())
      .addColumn('notice', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('removed', 'integer', (c) => c.notNull().check(sql`removed in (0, 1)`))
      .addColumn('updated_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .execute();
    // The nightly work looks for the old ones.
    await db.schema
      .createIndex('care_cards_updated_at')
      .on('care_cards')
      .column('updated_at')
      .execute();
    await db.schema
      .createTable('care_sheet_keys')
      .addColumn('class_id', 'integer', (c) =>
        c.primaryKey().references('classes.id').onDelete('cascade'),
      )
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('sheet_key', 'text', (c) => c.notNull())
      .addColumn('made_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('made_at', 'integer', (c) => c.notNull())
      .execute();
  },
};
