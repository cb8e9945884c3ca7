import BetterSqlite from 'better-sqlite3';
import { joinWithdrawals, readWithdrawals, type Withdrawals } from './withdrawals.ts';

/** A receipt of a deleted account as it lies in the table. */
interface Receipt {
  readonly receipt: string;
  readonly user_id: number;
  readonly role: string;
  readonly deleted_at: number;
}

/** What a restored database must take over from the one it replaces. */
export interface Deletions {
  readonly receipts: readonly Receipt[];
  /** When the school was begun, as its first migration says: other schools give the same ids to other people. */
  readonly origin: string | null;
  /** Table name → the highest id that was ever given. */
  readonly highestIds: Readonly<Record<string, number>>;
  readonly withdrawals: Withdrawals;
}

/**
 * Reads the deletions of a database; null when it cannot be read.
 * @param file is not changed, but a log beside it may be written back into it
 */
export function readDeletions(file: string): Deletions | null {
  let connection: BetterSqlite.Database | undefined;
  try {
    connection = new BetterSqlite(file, { fileMustExist: true });
    const receipts = connection
      .prepare<[], Receipt>('select receipt, user_id, role, deleted_at from deletion_receipts')
      .all();
    const ids = connection
      .prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence')
      .all();
    const highestIds = Object.fromEntries(ids.map(({ name, seq }) => [name, seq]));
    const withdrawals = readWithdrawals(connection);
    return { receipts, origin: originOf(connection), highestIds, withdrawals };
  } catch {
    return null;
  } finally {
    connection?.close();
  }
}

/** When the school of a database was begun; null for a database that is none. */
export function originOf(connection: BetterSqlite.Database): string | null {
  const first = 'select timestamp from kysely_migration order by name limit 1';
  return connection.prepare<[], string>(first).pluck().get() ?? null;
}

/** Readings of one school taken together; those of other schools are left out. */
export function joinDeletions(readings: readonly Deletions[], origin: string | null): Deletions {
  const all = readings.filter((one) => one.origin === origin);
  const receipts = new Map(all.flatMap((one) => one.receipts).map((row) => [row.receipt, row]));
  const highestIds: Record<string, number> = {};
  for (const [table, id] of all.flatMap((one) => Object.entries(one.highestIds))) {
    highestIds[table] = Math.max(highestIds[table] ?? 0, id);
  }
  const withdrawals = joinWithdrawals(all.map((one) => one.withdrawals));
  return { receipts: [...receipts.values()], origin, highestIds, withdrawals };
}

/**
 * Deletes again, in a restored database, every account that was deleted after the backup, and takes
 * the receipts over. A receipt that the backup holds already is left: its account was gone then, and
 * nobody else gets its id, because the highest ids are taken over as well.
 * A backup of another school is left as it is: there the same ids belong to other people.
 * @returns how many accounts were deleted again
 */
export function repeatDeletions(
  connection: BetterSqlite.Database,
  { receipts, origin, highestIds }: Deletions,
): number {
  if (origin !== originOf(connection)) return 0;
  return connection.transaction(() => {
    const known = connection.prepare('select 1 from deletion_receipts where receipt = ?');
    const remove = connection.prepare('delete from users where id = ?');
    const keep = connection.prepare(
      'insert into deletion_receipts (receipt, user_id, role, deleted_at) values (?, ?, ?, ?)',
    );
    let deleted = 0;
    for (const row of receipts) {
      if (known.get(row.receipt)) continue;
      deleted += remove.run(row.user_id).changes;
      keep.run(row.receipt, row.user_id, row.role, row.deleted_at);
    }
    for (const [table, id] of Object.entries(highestIds)) raiseHighestId(connection, table, id);
    return deleted;
  })();
}

function raiseHighestId(connection: BetterSqlite.Database, table: string, id: number): void {
  const raised = connection
    .prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?')
    .run(id, table);
  if (raised.changes > 0) return;
  connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, id);
}
