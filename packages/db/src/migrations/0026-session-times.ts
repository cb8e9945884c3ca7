import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a session was opened and last used: those of teachers and admins end by both. */
export const sessionTimes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['started_at', 'used_at']) {
      await db.schema
        .alterTable('sessions')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    }
    // Thirty days before its end a session was surely in use; nothing later is known of it.
    const known = sql`expires_at - ${sql.lit(30 * 24 * 60 * 60 * 1000)}`;
    await sql`update sessions set started_at = ${known}, used_at = ${known}`.execute(db);
  },
};
