import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensurePrivateFile, prepareFolder } from '../data-directory/files.ts';
import { lockDirectory } from '../data-directory/lock.ts';
import { writeMarker } from '../data-directory/marker.ts';
import { type DataDirectory, DataError, dataDirectory } from '../data-directory/paths.ts';
import { migrate, pendingMigrations } from '../migrations/index.ts';
import { openConnection } from '../sqlite/connection.ts';
import { databaseOn } from '../sqlite/database-handle.ts';
import { listBackups } from './catalogue.ts';
import { createBackup } from './create.ts';
import {
  type Deletions,
  joinDeletions,
  originOf,
  readDeletions,
  repeatDeletions,
} from './deletions.ts';
import { removeCompanions, swapIn } from './swap.ts';
import { verifyBackup } from './verify.ts';
import { repeatWithdrawals, type Withdrawn } from './withdrawals.ts';

export interface Restored {
  readonly from: string;
  /** What was there before; null when there was nothing. */
  readonly restorePoint: string | null;
  /** Accounts that the backup still held and that had been deleted since. */
  readonly deletedAgain: number;
  /** What the backup still held and was taken back or replaced since. */
  readonly withdrawn: Withdrawn;
}

/**
 * Replaces the school of a data folder by a backup of it. The backup is verified first, the present
 * school is kept as a restore point, accounts that were deleted meanwhile stay deleted, what was withdrawn, ended
 * or replaced stays so, and everybody signs in again. When anything fails, the present school is as it was.
 * @throws DataError when the folder is in use or the backup cannot be used
 */
export async function restoreBackup(folder: string, backup: string): Promise<Restored> {
  const from = resolve(backup);
  const directory = dataDirectory(folder);
  prepareFolder(directory);
  const lock = lockDirectory(directory, 'lamplight restore');
  const candidate = `${directory.database}.restoring`;
  try {
    await verifyBackup(from);
    const deletions = deletionsOf(directory, from);
    const restorePoint = existsSync(directory.database) ? await keepRestorePoint(directory) : null;
    const again = await prepareCandidate(from, candidate, deletions);
    await swapIn(directory.database, candidate, () => proveUsable(directory.database));
    writeMarker(directory);
    return { from, restorePoint, ...again };
  } finally {
    rmSync(candidate, { force: true });
    removeCompanions(candidate);
    lock.release();
  }
}

const NOTHING: Withdrawn = { consents: 0, links: 0, cards: 0 };

/** From the present database, and where that is lost or unreadable from every backup of the same school. */
function deletionsOf(directory: DataDirectory, backup: string): Deletions {
  const present = readDeletions(directory.database);
  if (present) return present;
  return joinDeletions(
    listBackups(directory.backups)
      .map(({ file }) => readDeletions(file))
      .filter((deletions) => deletions !== null),
    readDeletions(backup)?.origin ?? null,
  );
}

/** A verified backup of what is there; of a damaged database, its files as they are. */
async function keepRestorePoint(directory: DataDirectory): Promise<string> {
  try {
    return (await createBackup(directory, 'restore-point')).file;
  } catch {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const kept = join(directory.folder, `lamplight-${time}Z-damaged.db`);
    for (const companion of ['', '-wal']) {
      const file = `${directory.database}${companion}`;
      if (!existsSync(file)) continue;
      ensurePrivateFile(`${kept}${companion}`);
      copyFileSync(file, `${kept}${companion}`);
    }
    return kept;
  }
}

/** The backup on the newest schema, without those who were deleted since and without any session. */
async function prepareCandidate(
  from: string,
  candidate: string,
  deletions: Deletions,
): Promise<Pick<Restored, 'deletedAgain' | 'withdrawn'>> {
  rmSync(candidate, { force: true });
  removeCompanions(candidate);
  ensurePrivateFile(candidate);
  copyFileSync(from, candidate);
  const connection = openConnection(candidate, { mustExist: true });
  const db = databaseOn(connection);
  try {
    await migrate(db);
    const deletedAgain = repeatDeletions(connection, deletions);
    const isOwn = deletions.origin === originOf(connection);
    const withdrawn = isOwn ? repeatWithdrawals(connection, deletions.withdrawals) : NOTHING;
    // Sessions, mailed links and codes of class tablets that ended since would be alive again.
    connection.exec('delete from sessions; delete from auth_tokens; delete from care_sheet_keys;');
    // A game that ran then is over, and its state names who played, also those who were deleted since.
    connection.exec("update rooms set state = null, status = 'closed' where state is not null");
    connection.pragma('wal_checkpoint(TRUNCATE)');
    return { deletedAgain, withdrawn };
  } finally {
    await db.destroy();
  }
}

async function proveUsable(database: string): Promise<void> {
  const connection = openConnection(database, { mustExist: true });
  const db = databaseOn(connection);
  try {
    const integrity = connection.pragma('quick_check', { simple: true });
    if (integrity !== 'ok') throw new DataError(`The restored database is damaged: ${integrity}`);
    if ((await pendingMigrations(db)).length > 0) {
      throw new DataError('The restored database is not on the newest schema.');
    }
  } finally {
    await db.destroy();
  }
}
