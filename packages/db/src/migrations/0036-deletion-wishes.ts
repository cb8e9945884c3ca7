import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts of children that were asked to be deleted, and are not yet (decision 0063). */
export const deletionWishes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('deletion_wishes')
      .addColumn('user_id', 'integer', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('wished_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('by_owner', 'integer', (c) => c.notNull())
      .addColumn('receipt', 'text', (c) => c.notNull())
      .addColumn('wished_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('deletion_wishes_wished_by')
      .on('deletion_wishes')
      .column('wished_by')
      .execute();
  },
};
