import { copyFileSync, rmSync } from 'node:fs';
import { type BackupFile, listBackups } from '../backup/catalogue.ts';
import { removeCompanions } from '../backup/swap.ts';
import { MigrationError, migrate } from '../migrations/index.ts';
import { openConnection } from '../sqlite/connection.ts';
import { databaseOn } from '../sqlite/database-handle.ts';
import { isDamaged, isDiskFull, isNotWritable } from '../sqlite/errors.ts';
import { ensurePrivateFile } from './files.ts';
import { type DataDirectory, DataError } from './paths.ts';
import { refusalInWords } from './refusals.ts';
import { restoreCommand } from './restore-command.ts';

/**
 * What the owner of a host can do about an error of its data, in one sentence each.
 * @returns null for an error that is not one of the data
 */
export async function dataProblem(
  error: unknown,
  directory: DataDirectory,
): Promise<DataError | null> {
  if (error instanceof DataError) return error;
  const sentence = await sentenceFor(error, directory);
  return sentence === null ? null : new DataError(sentence, { cause: error });
}

async function sentenceFor(error: unknown, directory: DataDirectory): Promise<string | null> {
  const { folder } = directory;
  const reason = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) {
    return `The disk that holds ${folder} is full: make room on it, then start Lamplight again.`;
  }
  if (isNotWritable(error)) {
    return `The data in ${folder} cannot be written: ${refusalInWords(error)}. Mend that, then start Lamplight again.`;
  }
  if (isDamaged(error)) {
    return `The database in ${folder} is damaged (${reason}). ${await wayBack(directory)}`;
  }
  if (error instanceof MigrationError) {
    return `The school in ${folder} could not be brought to the form that this Lamplight needs, and is as it was before (${reason}). ${await wayBack(directory)}`;
  }
  return null;
}

/** Which backup a restore would bring back, tried on a copy: the newest may hold the same fault. */
async function wayBack(directory: DataDirectory): Promise<string> {
  const backups = listBackups(directory.backups);
  for (const backup of backups) {
    if (await canBeRestored(backup, directory)) {
      return `To go back to the backup ${backup.file}, say: ${restoreCommand(backup.file)}`;
    }
  }
  const [newest] = backups;
  return newest
    ? `A copy of it lies in ${newest.file}; the Lamplight that it was used with before still opens it.`
    : 'There is no backup in its backups folder.';
}

async function canBeRestored({ file }: BackupFile, { database }: DataDirectory): Promise<boolean> {
  const tried = `${database}.tried`;
  const remove = () => {
    rmSync(tried, { force: true });
    removeCompanions(tried);
  };
  try {
    remove();
    ensurePrivateFile(tried);
    copyFileSync(file, tried);
    const db = databaseOn(openConnection(tried, { mustExist: true }));
    try {
      await migrate(db);
      return true;
    } finally {
      await db.destroy();
    }
  } catch {
    return false;
  } finally {
    remove();
  }
}
