import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Work on AI Coding projects, and what the server found when it checked it. */
export const projects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('project_progress')
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      // The fixed ones by their number, generated ones from 1000.
      .addColumn('project_id', 'integer', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('blocks', 'text')
      // Best score of all checks, and the most hidden tests that one of them passed: the evidence.
      .addColumn('score', 'integer', (c) => c.check(sql`score between 0 and 100`))
      .addColumn('tests_passed', 'integer')
      .addColumn('tests_total', 'integer')
      .addColumn('checked_at', 'integer')
      .addColumn('completed_at', 'integer')
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('project_progress_pk', ['user_id', 'project_id'])
      .execute();
  },
};
