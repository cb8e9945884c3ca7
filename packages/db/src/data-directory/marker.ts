import { existsSync, statSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { listBackups } from '../backup/catalogue.ts';
import { writePrivateFile } from './files.ts';
import { type DataDirectory, DataError } from './paths.ts';
import { restoreCommand } from './restore-command.ts';

const MARKER_TEXT = [
  'A school of Lamplight lives in this folder, in lamplight.db. While this file is here, Lamplight',
  'does not begin an empty school when that database is missing. To begin anew on purpose, move the',
  'whole folder away.',
  '',
].join('\n');

/** Remembers that there is a school here. */
export function writeMarker({ marker }: DataDirectory): void {
  if (!existsSync(marker)) writePrivateFile(marker, MARKER_TEXT);
}

/**
 * SQLite opens a missing or emptied file without complaint, and a school would seem to have lost every
 * child. So where the marker says that there was one, its database must be there.
 * @throws DataError that names the newest backup and the command that brings it back
 */
export function refuseLostDatabase(directory: DataDirectory): void {
  if (!existsSync(directory.marker)) return;
  const { database } = directory;
  if (!existsSync(database)) throw lost(directory, 'is missing');
  if (statSync(database).size === 0) throw lost(directory, 'is empty');
  if (!holdsASchool(database)) throw lost(directory, 'holds no school');
}

function holdsASchool(database: string): boolean {
  let connection: BetterSqlite.Database | undefined;
  try {
    connection = new BetterSqlite(database, { fileMustExist: true });
    const tables = "select count(*) from sqlite_schema where type = 'table' and name = 'users'";
    return connection.prepare(tables).pluck().get() === 1;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') return false;
    throw error;
  } finally {
    connection?.close();
  }
}

function lost(directory: DataDirectory, what: string): DataError {
  const [newest] = listBackups(directory.backups);
  const way = newest
    ? `The newest backup is ${newest.file}. Bring it back with: ${restoreCommand(newest.file)}`
    : 'There is no backup in its backups folder. To begin an empty school, move the whole folder away.';
  return new DataError(
    `There was a school in ${directory.folder}, but its database lamplight.db ${what}. ${way}`,
  );
}
