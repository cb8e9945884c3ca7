import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../data-directory/files.ts';

/** Files that belong to a SQLite database beside the file itself. */
const COMPANIONS = ['-wal', '-shm', '-journal'] as const;

/**
 * Puts `candidate` in the place of `database`, checks it there, and puts the old database back when
 * the check fails. The old one must be closed, with nothing left in its log.
 * @throws the error of `check`
 */
export async function swapIn(
  database: string,
  candidate: string,
  check: () => Promise<void>,
): Promise<void> {
  const before = `${database}.before-restore`;
  const hadOne = existsSync(database);
  if (hadOne) copyFileSync(database, before);
  // A log of the old database would be applied to the new one.
  removeCompanions(database);
  renameSync(candidate, database);
  syncFolder(dirname(database));
  try {
    await check();
  } catch (error) {
    removeCompanions(database);
    if (hadOne) renameSync(before, database);
    else rmSync(database);
    syncFolder(dirname(database));
    throw error;
  }
  rmSync(before, { force: true });
}

/** Removes what lies beside a closed database. */
export function removeCompanions(database: string): void {
  for (const companion of COMPANIONS) rmSync(`${database}${companion}`, { force: true });
}
