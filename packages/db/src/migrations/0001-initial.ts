import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, sessions, mail, classes, families and lesson progress. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    await createAccounts(db);
    await createGroups(db);
    await createLearning(db);
  },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    // AUTOINCREMENT: the id of a deleted child is never given to another.
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('email_proven_at', 'integer')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) =>
      c.notNull().check(sql`role in ('student', 'parent', 'teacher', 'admin')`),
    )
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('age', 'integer')
    .addColumn('grade', 'integer')
    .addColumn('parent_email_key', 'text')
    .addColumn('current_day', 'integer', (c) =>
      c.notNull().defaultTo(1).check(sql`current_day between 1 and 56`),
    )
    .addColumn('approved_at', 'integer')
    .addColumn('is_demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('terms_accepted_at', 'integer')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('last_login_at', 'integer')
    .execute();
  await db.schema.createIndex('users_email_key').on('users').column('email_key').execute();
  await db.schema
    .createIndex('users_parent_email_key')
    .on('users')
    .column('parent_email_key')
    .execute();

  await db.schema
    .createTable('profiles')
    .addColumn('user_id', 'integer', (c) =>
      c.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('bio', 'text')
    .addColumn('favorite_subjects', 'text', (c) => c.notNull())
    .addColumn('difficulty_level', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('allow_data_sharing', 'integer', (c) => c.notNull())
    .addColumn('weekly_goal', 'integer', (c) => c.notNull())
    .addColumn('weekly_hours', 'integer')
    .addColumn('learning_style', 'text')
    .addColumn('learning_goals', 'text', (c) => c.notNull())
    .addColumn('emergency_contact', 'text')
    .addColumn('department', 'text')
    .addColumn('specialization', 'text', (c) => c.notNull())
    .addColumn('certifications', 'text', (c) => c.notNull())
    .addColumn('years_experience', 'integer')
    .addColumn('access_level', 'text')
    .addColumn('completed_onboarding_at', 'integer')
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('auth_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_tokens_user_id').on('auth_tokens').column('user_id').execute();

  await db.schema
    .createTable('sign_in_throttles')
    .addColumn('username_key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('blocked_until', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('outbox_mails')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('to_address', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'integer')
    .addColumn('sent_at', 'integer')
    .execute();
  await db.schema
    .createIndex('outbox_mails_status')
    .on('outbox_mails')
    .columns(['status', 'next_attempt_at'])
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key'])
    .execute();

  await db.schema
    .createTable('deletion_receipts')
    .addColumn('receipt', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'integer', (c) => c.notNull())
    .execute();
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('classes')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('class_members')
    .addColumn('class_id', 'integer', (c) =>
      c.notNull().references('classes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('class_members_pk', ['class_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('class_members_user_id')
    .on('class_members')
    .column('user_id')
    .execute();

  await db.schema
    .createTable('family_links')
    .addColumn('parent_id', 'integer', (c) =>
      c.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('student_id', 'integer', (c) =>
      c.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('family_links_pk', ['parent_id', 'student_id'])
    .execute();
  await db.schema
    .createIndex('family_links_student_id')
    .on('family_links')
    .column('student_id')
    .execute();
}

async function createLearning(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lesson_progress')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lesson_id', 'integer', (c) => c.notNull())
    .addColumn('module_id', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'integer', (c) => c.notNull())
    .addColumn('completed_at', 'integer')
    .addColumn('score', 'integer', (c) => c.check(sql`score between 0 and 100`))
    .addColumn('time_spent', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('lesson_progress_pk', ['user_id', 'lesson_id'])
    .execute();
  await db.schema
    .createIndex('lesson_progress_completed_at')
    .on('lesson_progress')
    .column('completed_at')
    .execute();

  await db.schema
    .createTable('lesson_answers')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lesson_id', 'integer', (c) => c.notNull())
    .addColumn('band', 'text', (c) => c.notNull())
    .addColumn('question_index', 'integer', (c) => c.notNull())
    .addColumn('choice', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('answered_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('lesson_answers_user_lesson')
    .on('lesson_answers')
    .columns(['user_id', 'lesson_id'])
    .execute();

  await db.schema
    .createTable('achievements')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('badge_type', 'text', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('unlocked_at', 'integer', (c) => c.notNull())
    .addUniqueConstraint('achievements_once', ['user_id', 'badge_type', 'source'])
    .execute();

  await db.schema
    .createTable('activity_events')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('activity_events_user_at')
    .on('activity_events')
    .columns(['user_id', 'at'])
    .execute();
}
