import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Activities of the programme that a child has done, each once, with the points that it gave. */
export const finishedActivities: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('finished_activities')
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('activity', 'text', (c) => c.notNull())
      .addColumn('day', 'integer', (c) => c.notNull().check(sql`day between 1 and 56`))
      .addColumn('points', 'integer', (c) => c.notNull().check(sql`points >= 0`))
      .addColumn('finished_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('finished_activities_pk', ['user_id', 'activity'])
      .execute();
  },
};
