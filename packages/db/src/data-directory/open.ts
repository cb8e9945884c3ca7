import { existsSync, rmSync } from 'node:fs';
import { createBackup, type StoredBackup } from '../backup/create.ts';
import { removeCompanions } from '../backup/swap.ts';
import { migrate, migrationNames, pendingMigrations } from '../migrations/index.ts';
import { openConnection, type SqliteConnection } from '../sqlite/connection.ts';
import { type Db, databaseOn } from '../sqlite/database-handle.ts';
import { isDiskFull } from '../sqlite/errors.ts';
import { ensurePrivateFile, prepareFolder } from './files.ts';
import { type DirectoryLock, lockDirectory } from './lock.ts';
import { refuseLostDatabase, writeMarker } from './marker.ts';
import { type DataDirectory, DataError, dataDirectory } from './paths.ts';
import { dataProblem } from './problems.ts';
import { isEmpty, isUnfinishedFirstStart, removeAbandoned } from './unfinished.ts';

export interface OpenedDatabase {
  readonly directory: DataDirectory;
  readonly db: Db;
  readonly connection: SqliteConnection;
  /** Migrations that this opening applied. */
  readonly migrated: readonly string[];
  /** What was backed up before them; null for a new school and when nothing was pending. */
  readonly backup: StoredBackup | null;
  /** Writes the log back into the database file, closes it and lets the folder go. */
  close(): Promise<void>;
}

/**
 * Opens the school in a data folder for serving, making the folder and an empty school where there was
 * never one. Pending migrations of an existing school run after a verified backup.
 * @param program named to whoever else wants the folder, such as `Lamplight`
 * @throws DataError when another process serves it, its database was lost or cannot be migrated, or the disk takes
 *   nothing
 */
export async function openDataDirectory(folder: string, program: string): Promise<OpenedDatabase> {
  const directory = dataDirectory(folder);
  let lock: DirectoryLock | undefined;
  try {
    prepareFolder(directory);
    lock = lockDirectory(directory, program);
    refuseLostDatabase(directory);
    ensurePrivateFile(directory.database);
    removeAbandoned(directory);
    return await openAndMigrate(directory, lock);
  } catch (error) {
    const problem = await dataProblem(error, directory);
    lock?.release();
    throw problem ?? error;
  }
}

/**
 * Opens an existing school beside the process that serves it, for a command that reads or changes a
 * little. SQLite lets the two wait for each other.
 * @throws DataError when there is no school or a newer schema is pending
 */
export async function openBesideServer(
  folder: string,
): Promise<Pick<OpenedDatabase, 'directory' | 'db' | 'connection' | 'close'>> {
  const directory = dataDirectory(folder);
  refuseLostDatabase(directory);
  if (!existsSync(directory.database)) {
    throw new DataError(`There is no school in ${directory.folder} yet. Start Lamplight first.`);
  }
  const connection = openConnection(directory.database, { mustExist: true });
  const db = databaseOn(connection);
  const close = () => db.destroy();
  try {
    refuseNewerSchema(connection, directory);
    if ((await pendingMigrations(db)).length > 0) {
      throw new DataError('The database is from an older Lamplight. Start Lamplight once, first.');
    }
    return { directory, db, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openAndMigrate(
  directory: DataDirectory,
  lock: DirectoryLock,
): Promise<OpenedDatabase> {
  const connection = openOrBegin(directory);
  const db = databaseOn(connection);
  try {
    refuseNewerSchema(connection, directory);
    const pending = await pendingMigrations(db);
    const backup =
      pending.length > 0 && !isEmpty(connection)
        ? await createBackup(directory, 'before-migration', { unlessUnchanged: true })
        : null;
    const migrated = pending.length > 0 ? await migrate(db) : [];
    writeMarker(directory);
    return {
      directory,
      db,
      connection,
      migrated,
      backup,
      async close() {
        try {
          writeLogBack(connection);
        } finally {
          await db.destroy();
          lock.release();
        }
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A school that was never finished, and holds nobody, is begun anew. */
function openOrBegin(directory: DataDirectory): SqliteConnection {
  const { database } = directory;
  const connection = openConnection(database);
  if (isEmpty(connection) || !isUnfinishedFirstStart(connection, directory)) return connection;
  connection.close();
  rmSync(database);
  removeCompanions(database);
  ensurePrivateFile(database);
  return openConnection(database);
}

/** On a full disk the log stays beside the database, and the next start reads it. */
function writeLogBack(connection: SqliteConnection): void {
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** An older program on a newer schema would damage it, or fail at some later moment. */
function refuseNewerSchema(connection: SqliteConnection, { folder }: DataDirectory): void {
  const known = new Set(migrationNames());
  const unknown = appliedMigrations(connection).find((name) => !known.has(name));
  if (unknown) {
    throw new DataError(
      `The database in ${folder} was written by a newer Lamplight (${unknown}). Update this one.`,
    );
  }
}

/** Names of the migrations that a database has had, oldest first; none for an empty one. */
export function appliedMigrations(connection: SqliteConnection): string[] {
  const table = "select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'";
  if (!connection.prepare(table).get()) return [];
  return connection
    .prepare<[], string>('select name from kysely_migration order by name')
    .pluck()
    .all();
}
