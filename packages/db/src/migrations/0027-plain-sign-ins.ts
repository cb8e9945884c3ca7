import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an adult last signed in over plain http, for a week. */
export const plainSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('plain_sign_in_at', 'integer').execute();
  },
};
