import { readFileSync, rmSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { ensurePrivateFile, writePrivateFile } from './files.ts';
import { type DataDirectory, DataError } from './paths.ts';

export interface DirectoryLock {
  release(): void;
}

/** Who holds a lock. */
export interface LockHolder {
  readonly program: string;
  readonly pid: number;
  /** ISO 8601. */
  readonly since: string;
}

/**
 * Keeps a second process from serving or replacing the same data. The lock is one of the operating
 * system, on an empty SQLite file: it goes with the process that held it, however that ended, and
 * holds between containers that share a volume, where a process id would mean nothing.
 * @throws DataError that names the holder
 */
export function lockDirectory(directory: DataDirectory, program: string): DirectoryLock {
  ensurePrivateFile(directory.lock);
  const connection = new BetterSqlite(directory.lock, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
    throw new DataError(inUse(directory));
  }
  const holder: LockHolder = { program, pid: process.pid, since: new Date().toISOString() };
  writePrivateFile(directory.holder, JSON.stringify(holder));
  return {
    release() {
      rmSync(directory.holder, { force: true });
      connection.close();
    },
  };
}

/** Who holds the lock now, or null when nobody does. */
export function lockHolder(directory: DataDirectory): LockHolder | 'unknown' | null {
  let connection: BetterSqlite.Database | undefined;
  try {
    connection = new BetterSqlite(directory.lock, { timeout: 0, fileMustExist: true });
    connection.exec('begin exclusive');
    return null;
  } catch (error) {
    const busy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
    return busy ? (readHolder(directory) ?? 'unknown') : null;
  } finally {
    connection?.close();
  }
}

function readHolder({ holder }: DataDirectory): LockHolder | null {
  try {
    return JSON.parse(readFileSync(holder, 'utf8'));
  } catch {
    return null;
  }
}

function inUse(directory: DataDirectory): string {
  const holder = readHolder(directory);
  const who = holder
    ? `${holder.program} (process ${holder.pid}, since ${holder.since})`
    : 'another process';
  return `The data in ${directory.folder} is in use by ${who}. Stop it first, then try again.`;
}
