import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { syncFolder, writePrivateFile } from '../data-directory/files.ts';
import { type DataDirectory, DataError } from '../data-directory/paths.ts';
import {
  type BackupKind,
  type BackupRecord,
  backupName,
  listBackups,
  readRecord,
  recordFile,
} from './catalogue.ts';
import { copyInWorker } from './copy-in-worker.ts';

export interface StoredBackup extends BackupRecord {
  readonly file: string;
}

interface BackupOptions {
  readonly now?: Date;
  /** A file, or a folder that exists, instead of the backups folder. */
  readonly out?: string;
  /** Keeps the newest backup of the same kind instead when it holds the same bytes. */
  readonly unlessUnchanged?: boolean;
}

/**
 * Makes a verified copy of the database, in use or not, with a record of its checksum and rows beside
 * it. Only the owner of the data folder may read either.
 * @throws DataError when there is no room, no right to write, or the copy proves not to be whole
 */
export async function createBackup(
  directory: DataDirectory,
  kind: BackupKind,
  options: BackupOptions = {},
): Promise<StoredBackup> {
  const now = options.now ?? new Date();
  try {
    const file = placeFor(directory, kind, now, options.out);
    const unfinished = `${file}.unfinished`;
    rmSync(unfinished, { force: true });
    const report = await copyInWorker({ source: directory.database, target: unfinished });
    const known = options.unlessUnchanged && newestWith(directory, kind, report.sha256);
    if (known) {
      rmSync(unfinished);
      return known;
    }
    const record: BackupRecord = { createdAt: now.toISOString(), kind, ...report };
    writePrivateFile(recordFile(file), `${JSON.stringify(record, null, 2)}\n`);
    renameSync(unfinished, file);
    syncFolder(dirname(file));
    return { file, ...record };
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(`The backup could not be made: ${(error as Error).message}`);
  }
}

function placeFor(directory: DataDirectory, kind: BackupKind, now: Date, out?: string): string {
  if (out !== undefined) {
    const place = resolve(out);
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    const file = isFolder ? join(place, backupName(kind, now)) : place;
    if (existsSync(file)) throw new DataError(`${file} is there already; name another file.`);
    return file;
  }
  return freePlace(directory, kind, now);
}

/** A name in the backups folder that no backup has yet. */
export function freePlace(directory: DataDirectory, kind: BackupKind, now: Date): string {
  mkdirSync(directory.backups, { recursive: true, mode: 0o700 });
  for (let repeat = 0; ; repeat += 1) {
    const file = join(directory.backups, backupName(kind, now, repeat));
    if (!existsSync(file)) return file;
  }
}

/**
 * A migration that fails at every start would otherwise fill the folder with equal copies, until no
 * older backup is left.
 */
function newestWith(
  { backups }: DataDirectory,
  kind: BackupKind,
  sha256: string,
): StoredBackup | null {
  const newest = listBackups(backups).find((backup) => backup.kind === kind);
  const record = newest && readRecord(newest.file);
  return newest && record?.sha256 === sha256 ? { file: newest.file, ...record } : null;
}
