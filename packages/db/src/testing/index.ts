import { migrate } from '../migrations/index.ts';
import { openConnection } from '../sqlite/connection.ts';
import { type Db, databaseOn } from '../sqlite/database-handle.ts';

export { addStudent, createDataFolder, usernames } from './data-folder.ts';

/** A fresh in-memory database with every migration applied; destroy it when the test ends. */
export async function createTestDatabase(): Promise<Db> {
  const db = databaseOn(openConnection(':memory:'));
  await migrate(db);
  return db;
}
