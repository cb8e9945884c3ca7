import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Challenges, journal, safety desk, stories, verses learned, consents, sessions and how the page is shown. */
export const studentsDay: Migration = {
  async up(db: Kysely<unknown>) {
    await createChallenges(db);
    await createJournal(db);
    await createStoriesAndVerses(db);
    await createConsents(db);
    await addDisplaySettings(db);
    await indexLearningMoments(db);
  },
};

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('set_number', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull())
    .addColumn('item_key', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('completed_at', 'integer')
    .addColumn('answer', 'text')
    .addColumn('correct', 'integer')
    .addColumn('hints_used', 'integer')
    .addColumn('seconds', 'integer')
    .addColumn('points', 'integer', (c) => c.check(sql`points >= 0`))
    // The same child does not meet an item twice.
    .addUniqueConstraint('challenges_item_once', ['user_id', 'item_key'])
    .execute();
  await db.schema
    .createIndex('challenges_user_date')
    .on('challenges')
    .columns(['user_id', 'date'])
    .execute();
}

async function createJournal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal_entries')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('prompt', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('feedback', 'text')
    .addColumn('feedback_source', 'text')
    .execute();
  await db.schema
    .createIndex('journal_entries_user_id')
    .on('journal_entries')
    .columns(['user_id', 'id'])
    .execute();
  // What nothing has answered yet, and nobody has looked at: a few at most.
  await db.schema
    .createIndex('journal_entries_unanswered')
    .on('journal_entries')
    .column('id')
    .where(sql<boolean>`feedback_source is null`)
    .execute();

  await db.schema
    .createTable('safety_alerts')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('level', 'text', (c) => c.notNull().check(sql`level in ('standard', 'severe')`))
    .addColumn('concern', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_id', 'integer')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('acknowledged_at', 'integer')
    .addColumn('acknowledged_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('note', 'text')
    .execute();
  await db.schema
    .createIndex('safety_alerts_user_id')
    .on('safety_alerts')
    .column('user_id')
    .execute();
}

async function createStoriesAndVerses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('story_completions')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('story_id', 'integer', (c) => c.notNull())
    .addColumn('completed_at', 'integer', (c) => c.notNull())
    // Minutes.
    .addColumn('time_spent', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('story_completions_pk', ['user_id', 'story_id'])
    .execute();

  await db.schema
    .createTable('verse_practices')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('week', 'integer', (c) => c.notNull().check(sql`week between 1 and 8`))
    .addColumn('exercise', 'text', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('practiced_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('verse_practices_user_week')
    .on('verse_practices')
    .columns(['user_id', 'week'])
    .execute();
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
  // Records are only added: the newest of a child and purpose holds.
  await db.schema
    .createTable('consents')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('granted', 'integer', (c) => c.notNull())
    .addColumn('given_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('notice', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('consents_user_purpose')
    .on('consents')
    .columns(['user_id', 'purpose', 'id'])
    .execute();

  await db.schema
    .createTable('tracked_sessions')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('tracked_sessions_user_at')
    .on('tracked_sessions')
    .columns(['user_id', 'at'])
    .execute();
  await db.schema.createIndex('tracked_sessions_at').on('tracked_sessions').column('at').execute();
}

/** How a person wants pages shown and read to them; null leaves it to their age and device. */
async function addDisplaySettings(db: Kysely<unknown>): Promise<void> {
  for (const column of ['letters', 'text_size', 'motion', 'read_aloud']) {
    await db.schema.alterTable('profiles').addColumn(column, 'text').execute();
  }
}

/** Who learned lately is asked on adults' pages, of every student. */
async function indexLearningMoments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('lesson_progress_user_started')
    .on('lesson_progress')
    .columns(['user_id', 'started_at'])
    .execute();
  await db.schema
    .createIndex('lesson_answers_user_at')
    .on('lesson_answers')
    .columns(['user_id', 'answered_at'])
    .execute();
}
