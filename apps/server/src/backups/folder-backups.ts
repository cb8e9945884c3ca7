import { createWriteStream, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, type BackupStore } from '@lamplight/api';
import {
  adoptBackup,
  type BackupFile,
  createBackup,
  type DataDirectory,
  DataError,
  listBackups,
  previewRestore,
} from '@lamplight/db';
import type { Backup, LastRestore } from '@lamplight/domain/backups';

/** How the host restarts on a backup; the one that runs cannot replace its own database. */
export interface Restarts {
  /** Closes the host, puts the backup in the place of the school and starts again. */
  begin(file: string): void;
  /** What came of it before this host was started. */
  readonly last: LastRestore | null;
}

/** The backups in the folder of a host. */
export function createFolderBackups(directory: DataDirectory, restarts: Restarts): BackupStore {
  const find = (name: string) =>
    listBackups(directory.backups).find(({ file }) => basename(file) === name);

  /** Sentences for the owner say where a file lies; an admin in a browser knows it by its name. */
  async function inPlainWords<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const message = error.message.replaceAll(join(directory.backups, '/'), '');
      throw new AppError('BACKUP_UNUSABLE', { message });
    }
  }

  const present = (file: string): Backup => {
    const found = find(basename(file));
    if (!found) throw new AppError('NOT_FOUND');
    return toBackup(found);
  };

  return {
    list: () => listBackups(directory.backups).map(toBackup),
    make: () => inPlainWords(async () => present((await createBackup(directory, 'manual')).file)),
    fileOf: (name) => find(name)?.file ?? null,
    preview: (name) =>
      inPlainWords(() =>
        previewRestore(directory, find(name)?.file ?? join(directory.backups, name)),
      ),
    receive: (bytes) => inPlainWords(async () => present(await receive(directory, bytes))),
    restore(name) {
      const file = find(name)?.file;
      if (file !== undefined) restarts.begin(file);
    },
    lastRestore: () => restarts.last,
  };
}

function toBackup({ file, kind, createdAt, bytes, isRecorded }: BackupFile): Backup {
  return {
    name: basename(file),
    kind,
    createdAt: new Date(createdAt).toISOString(),
    bytes,
    isVerified: isRecorded,
  };
}

/** Writes what comes in beside the backups, and takes it among them when it is whole. */
async function receive(directory: DataDirectory, bytes: Readable): Promise<string> {
  await mkdir(directory.backups, { recursive: true, mode: 0o700 });
  const unfinished = join(
    directory.backups,
    `coming-${process.pid}-${performance.now()}.unfinished`,
  );
  try {
    await pipeline(bytes, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
    return await adoptBackup(directory, unfinished);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
