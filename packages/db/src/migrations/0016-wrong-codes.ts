import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Wrong codes of an account, so that a wait outlives a restart of the host. */
export const wrongCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('wrong_codes')
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('since', 'integer', (c) => c.notNull())
      .addColumn('blocked_until', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('wrong_codes_pk', ['user_id', 'kind'])
      .execute();
  },
};
