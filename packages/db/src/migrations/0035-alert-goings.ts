import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which adults said that they are on the way to a child, and when. It goes with the alert. */
export const alertGoings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('alert_goings')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('alert_id', 'integer', (c) =>
        c.notNull().references('safety_alerts.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('alert_goings_once', ['alert_id', 'user_id'])
      .execute();
    await db.schema.createIndex('alert_goings_user').on('alert_goings').column('user_id').execute();
  },
};
