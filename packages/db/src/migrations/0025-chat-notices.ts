import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a child was told beside an answer, so that it is told once a day. */
export const chatNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chat_messages').addColumn('notice', 'text').execute();
  },
};
