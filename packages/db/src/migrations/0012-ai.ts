import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was sent to an AI outside of this building, what children and the chat wrote, and the daily turns. */
export const ai: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outside_requests')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('feature', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'integer', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .execute();
    await db.schema
      .createIndex('outside_requests_user')
      .on('outside_requests')
      .columns(['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('outside_requests_sent')
      .on('outside_requests')
      .column('sent_at')
      .execute();
    await db.schema
      .createTable('chat_messages')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('response', 'text')
      .addColumn('source', 'text')
      .addColumn('sources', 'text')
      .addColumn('checked', 'text')
      .addColumn('follow_ups', 'text')
      .addColumn('is_stopped', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('answered_at', 'integer')
      .execute();
    await db.schema
      .createIndex('chat_messages_user')
      .on('chat_messages')
      .columns(['user_id', 'id'])
      .execute();
    await db.schema
      .createTable('ai_turns')
      .addColumn('user_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('feature', 'text', (c) => c.notNull())
      .addColumn('turns', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ai_turns_pk', ['user_id', 'day', 'feature'])
      .execute();
  },
};
