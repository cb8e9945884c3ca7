import BetterSqlite from 'better-sqlite3';
import type { DataDirectory } from '../data-directory/paths.ts';
import { originOf } from './deletions.ts';
import { verifyBackup } from './verify.ts';
import { countWithdrawals, readWithdrawals, type Withdrawn } from './withdrawals.ts';

/** What putting a backup in the place of the present school would do. */
export interface RestorePreview {
  /** Accounts that the backup holds. */
  readonly accounts: number;
  /** Of these, accounts that were deleted since and stay deleted. */
  readonly deletedAgain: number;
  /** Accounts of today that the backup does not know and that would be gone. */
  readonly accountsLost: number;
  /** What the backup still holds and was taken back or replaced since: it stays so. */
  readonly withdrawn: Withdrawn;
  /** Whether the backup is one of the present school. */
  readonly isOwn: boolean;
}

/**
 * Verifies a backup and compares it with the present school, which is only read.
 * @throws DataError that says why the backup cannot be used
 */
export async function previewRestore(
  { database }: DataDirectory,
  file: string,
): Promise<RestorePreview> {
  await verifyBackup(file);
  const backup = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  const present = new BetterSqlite(database, { readonly: true, fileMustExist: true });
  try {
    const held = idsOf(backup);
    const isOwn = originOf(backup) === originOf(present);
    return {
      accounts: held.size,
      deletedAgain: isOwn ? deletedSince(present).filter((id) => held.has(id)).length : 0,
      accountsLost: [...idsOf(present)].filter((id) => !isOwn || !held.has(id)).length,
      withdrawn: isOwn
        ? countWithdrawals(backup, readWithdrawals(present))
        : { consents: 0, links: 0, cards: 0 },
      isOwn,
    };
  } finally {
    backup.close();
    present.close();
  }
}

/** Accounts of people: the demo account is made anew on every host. */
function idsOf(connection: BetterSqlite.Database): Set<number> {
  const ids = connection.prepare<[], number>('select id from users where is_demo = 0').pluck();
  return new Set(ids.all());
}

function deletedSince(connection: BetterSqlite.Database): number[] {
  return connection.prepare<[], number>('select user_id from deletion_receipts').pluck().all();
}
