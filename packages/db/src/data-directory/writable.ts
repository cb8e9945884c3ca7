import { sql } from 'kysely';
import { type Db, transact } from '../sqlite/database-handle.ts';

/**
 * Proves that the database takes a write, by writing a number of the file's header that nothing reads.
 * @throws the error of SQLite: a full disk, a read-only folder, a database that is locked for long
 */
export async function checkWritable(db: Db): Promise<void> {
  await transact(db, async (trx) => {
    await sql`pragma user_version = 1`.execute(trx);
  });
}
