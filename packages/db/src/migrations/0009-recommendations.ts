import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was recommended to children, the activities that were made for them, and their answers in these. */
export const recommendations: Migration = {
  async up(db: Kysely<unknown>) {
    await createRecommendations(db);
    await createActivities(db);
    await createAnswers(db);
  },
};

async function createRecommendations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recommendations')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // Counts the child's sets from 1; the newest one is shown.
    .addColumn('set_number', 'integer', (c) => c.notNull())
    // What it is about, whatever the reason, such as `math:fractions`.
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) =>
      c.notNull().check(sql`outcome in ('open', 'accepted', 'rejected', 'completed')`),
    )
    .addColumn('feedback', 'text')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('handled_at', 'integer')
    .execute();
  await db.schema
    .createIndex('recommendations_user_set')
    .on('recommendations')
    .columns(['user_id', 'set_number'])
    .execute();
}

async function createActivities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recommended_activities')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recommendation_id', 'integer', (c) =>
      c.notNull().unique().references('recommendations.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('completed_at', 'integer')
    // Percent of the questions that can be right; null until the answers came, and where no question can be.
    .addColumn('score', 'integer', (c) => c.check(sql`score between 0 and 100`))
    .execute();
  await db.schema
    .createIndex('recommended_activities_user')
    .on('recommended_activities')
    .column('user_id')
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recommended_activity_answers')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('activity_id', 'integer', (c) =>
      c.notNull().references('recommended_activities.id').onDelete('cascade'),
    )
    .addColumn('skill', 'text', (c) => c.notNull())
    .addColumn('item_key', 'text', (c) => c.notNull())
    // How many options the question had: what a guess is worth.
    .addColumn('options', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('answered_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('recommended_activity_answers_user')
    .on('recommended_activity_answers')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('recommended_activity_answers_activity')
    .on('recommended_activity_answers')
    .column('activity_id')
    .execute();
}
