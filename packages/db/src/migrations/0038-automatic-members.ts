import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who is in the first class only because nobody has said another one. Of those who are there already nobody knows it:
 * they stay.
 */
export const automaticMembers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('class_members')
      .addColumn('automatic', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
