import { migrate } from '../migrations/index.ts';
import { openConnection } from '../sqlite/connection.ts';
import { connectionBehind, type Db, databaseOn } from '../sqlite/database-handle.ts';

export { addStudent, createDataFolder, usernames } from './data-folder.ts';

/** A fresh in-memory database with every migration applied; destroy it when the test ends. */
export async function createTestDatabase(): Promise<Db> {
  const db = databaseOn(openConnection(':memory:'));
  await migrate(db);
  return db;
}

/** The whole of an in-memory database, from which `reopenTestDatabase` makes others. */
export function testDatabaseBytes(db: Db): Buffer {
  const connection = connectionBehind(db);
  if (!connection) throw new Error('a transaction has no bytes of its own');
  return connection.serialize();
}

/** A database of its own with what was in another one. */
export function reopenTestDatabase(bytes: Buffer): Db {
  return databaseOn(openConnection(bytes));
}
