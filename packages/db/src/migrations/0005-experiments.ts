import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Science experiments that children have completed. */
export const experiments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('experiment_completions')
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      // Written ones by their number, generated ones from 1000.
      .addColumn('experiment_id', 'integer', (c) => c.notNull())
      .addColumn('completed_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('experiment_completions_pk', ['user_id', 'experiment_id'])
      .execute();
  },
};
