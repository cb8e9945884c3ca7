import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Devices on which somebody has signed in to an account, and wrong passwords that its owner is told of. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_devices')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('used_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('known_devices_user')
      .on('known_devices')
      .columns(['user_id', 'used_at'])
      .execute();
    await db.schema
      .createTable('sign_in_guesses')
      .addColumn('user_id', 'integer', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('since', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'integer', (c) => c.notNull())
      .execute();
  },
};
