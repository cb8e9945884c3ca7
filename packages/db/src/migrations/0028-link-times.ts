import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a mailed link was made: one that a clock which was ahead has made ends when the clock is set right. */
export const linkTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('auth_tokens').addColumn('made_at', 'integer').execute();
  },
};
