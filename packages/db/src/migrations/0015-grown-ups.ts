import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A person whose rows these are: they go with the account. */
const person: Column = (c) => c.notNull().references('users.id').onDelete('cascade');
/** Somebody who did something for others: what they did stays, without them. */
const doer: Column = (c) => c.references('users.id').onDelete('set null');
const ofClass: Column = (c) => c.notNull().references('classes.id').onDelete('cascade');
const ofLesson: Column = (c) => c.notNull().references('teacher_lessons.id').onDelete('cascade');
const id: Column = (c) => c.primaryKey().autoIncrement();
const required: Column = (c) => c.notNull();

/** What parents, teachers and admins need around a class. */
export const grownUps: Migration = {
  async up(db: Kysely<unknown>) {
    await classes(db);
    await students(db);
    await signIn(db);
    await host(db);
    await keepSampleApart(db);
    await forgetAll(db);
  },
};

async function classes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('class_settings')
    .addColumn('class_id', 'integer', (c) => ofClass(c).primaryKey())
    .addColumn('pacing', 'text', required)
    .addColumn('starts_on', 'text')
    .addColumn('meets_on', 'text', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await schema
    .createTable('class_closures')
    .addColumn('class_id', 'integer', ofClass)
    .addColumn('date', 'text', required)
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('class_closures_pk', ['class_id', 'date'])
    .execute();
  await schema
    .createTable('lesson_assignments')
    .addColumn('id', 'integer', id)
    .addColumn('class_id', 'integer', ofClass)
    .addColumn('lesson_id', 'integer', ofLesson)
    .addColumn('assigned_by', 'integer', doer)
    .addColumn('due_on', 'text')
    .addColumn('created_at', 'integer', required)
    .addUniqueConstraint('lesson_assignments_once', ['class_id', 'lesson_id'])
    .execute();
  await schema
    .createTable('teacher_lesson_completions')
    .addColumn('user_id', 'integer', person)
    .addColumn('lesson_id', 'integer', ofLesson)
    .addColumn('completed_at', 'integer', required)
    .addPrimaryKeyConstraint('teacher_lesson_completions_pk', ['user_id', 'lesson_id'])
    .execute();
}

async function students({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('student_notes')
    .addColumn('id', 'integer', id)
    .addColumn('student_id', 'integer', person)
    .addColumn('author_id', 'integer', doer)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'integer', required)
    .execute();
  await schema
    .createIndex('student_notes_student')
    .on('student_notes')
    .columns(['student_id', 'id'])
    .execute();
  // The newest answers of each student tell who needs help now.
  await schema
    .createIndex('math_answers_user_at')
    .on('math_answers')
    .columns(['user_id', 'answered_at'])
    .execute();
  await schema
    .createIndex('quiz_answers_user_at')
    .on('quiz_answers')
    .columns(['user_id', 'answered_at'])
    .execute();
  await schema
    .alterTable('family_links')
    .addColumn('way', 'text', (c) => c.notNull().defaultTo('address'))
    .execute();
  await schema
    .createTable('pairing_slips')
    .addColumn('id', 'integer', id)
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('student_id', 'integer', person)
    .addColumn('created_by', 'integer', doer)
    .addColumn('created_at', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .addColumn('used_at', 'integer')
    .addColumn('used_by', 'integer', doer)
    .execute();
  await schema
    .createIndex('pairing_slips_student')
    .on('pairing_slips')
    .column('student_id')
    .execute();
}

async function signIn({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('picture_passwords')
    .addColumn('user_id', 'integer', (c) => person(c).primaryKey())
    .addColumn('hash', 'text', required)
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('blocked_until', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'integer', required)
    .execute();
  await schema
    .createTable('sign_in_cards')
    .addColumn('user_id', 'integer', (c) => person(c).primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'integer', required)
    .execute();
  await schema
    .createTable('class_tablets')
    .addColumn('id', 'integer', id)
    .addColumn('class_id', 'integer', ofClass)
    .addColumn('name', 'text', required)
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_by', 'integer', doer)
    .addColumn('created_at', 'integer', required)
    .addColumn('last_seen_at', 'integer')
    .execute();
  await schema
    .createTable('entry_requests')
    .addColumn('id', 'integer', id)
    .addColumn('tablet_id', 'integer', (c) =>
      c.notNull().references('class_tablets.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', person)
    .addColumn('created_at', 'integer', required)
    .addColumn('expires_at', 'integer', required)
    .addColumn('decided_by', 'integer', doer)
    .addColumn('outcome', 'text', required)
    .execute();
  await schema
    .createIndex('entry_requests_tablet')
    .on('entry_requests')
    .columns(['tablet_id', 'outcome'])
    .execute();
}

async function host({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('audit_events')
    .addColumn('id', 'integer', id)
    .addColumn('actor_id', 'integer', doer)
    .addColumn('action', 'text', required)
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('detail', 'text')
    .addColumn('at', 'integer', required)
    .execute();
  await schema.alterTable('users').addColumn('kept_at', 'integer').execute();
  await schema.alterTable('users').addColumn('unused_warned_at', 'integer').execute();
  await schema.createIndex('audit_events_at').on('audit_events').column('at').execute();
  await schema.createIndex('audit_events_user').on('audit_events').column('user_id').execute();
  await schema
    .createTable('host_settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'integer', required)
    .execute();
  await schema
    .createTable('sample_accounts')
    .addColumn('user_id', 'integer', (c) => person(c).primaryKey())
    .execute();
  await schema
    .createTable('sample_classes')
    .addColumn('class_id', 'integer', (c) => ofClass(c).primaryKey())
    .execute();
}

/**
 * Whoever knows the password of the sample class never comes near a real child: its accounts are in no real
 * class and linked to nobody real, and nobody real is in it. Kept here, so that no way into a class forgets it.
 */
async function keepSampleApart(db: Kysely<unknown>): Promise<void> {
  const isSample = (column: string) =>
    `exists (select 1 from sample_accounts where user_id = new.${column})`;
  const inSample = 'exists (select 1 from sample_classes where class_id = new.class_id)';
  for (const [table, first, second] of [
    ['class_members', isSample('user_id'), inSample],
    ['family_links', isSample('parent_id'), isSample('student_id')],
  ] as const) {
    await sql
      .raw(
        `create trigger ${table}_sample_apart before insert on ${table}
         when ${first} <> ${second} begin select raise(abort, 'SAMPLE_APART'); end`,
      )
      .execute(db);
  }
}

/**
 * What names a person without belonging to the account goes with it: failures under the name, and mails to an
 * address that is nobody else's or that speak of the account. Kept here, so that a deletion which a restored
 * backup repeats does the same.
 */
async function forgetAll(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create trigger users_forgotten after delete on users begin
         delete from sign_in_throttles where username_key = old.username_key;
         delete from outbox_mails where lower(to_address) = old.email_key and (
           not exists (select 1 from users where email_key = old.email_key)
           or instr(body, old.username) > 0
         );
         delete from outbox_mails where lower(to_address) = old.parent_email_key
           and instr(body, old.username) > 0;
       end`,
    )
    .execute(db);
}
