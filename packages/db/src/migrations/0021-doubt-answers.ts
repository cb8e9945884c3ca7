import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a child answered that was asked whether it is safe, with the alert that the question raised; and who heard
 * what an alert is about.
 */
export const doubtAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('safety_alerts')
      .addColumn('child_answer', 'text', (c) => c.check(sql`child_answer in ('safe', 'help')`))
      .execute();
    await db.schema.alterTable('safety_alerts').addColumn('child_answered_at', 'integer').execute();
    await db.schema
      .alterTable('safety_alerts')
      .addColumn('heard_by', 'text', (c) =>
        c.notNull().defaultTo('host').check(sql`heard_by in ('host', 'lan-model')`),
      )
      .execute();
  },
};
