import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteConnection } from '../sqlite/connection.ts';
import type { DataDirectory } from './paths.ts';

/** Milliseconds after which nobody is at work on an unfinished copy any more. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/** Whether a database holds nothing at all, as before its first migration. */
export function isEmpty(connection: SqliteConnection): boolean {
  return connection.prepare('select 1 from sqlite_schema').get() === undefined;
}

/**
 * Whether a first start was ended before it had made the whole schema: tables without a single row of anybody,
 * and no marker, which comes with the whole schema. Hosts before decision 0023 could be left like this.
 */
export function isUnfinishedFirstStart(
  connection: SqliteConnection,
  { marker }: DataDirectory,
): boolean {
  if (existsSync(marker)) return false;
  const tables = connection
    .prepare<[], string>(
      "select name from pragma_table_list where schema = 'main' and type = 'table'",
    )
    .pluck()
    .all();
  const isOurs = tables.includes('kysely_migration');
  const own = tables.filter((name) => !/^(sqlite|kysely)_/.test(name));
  return (
    isOurs && own.every((name) => !connection.prepare(`select 1 from "${name}" limit 1`).get())
  );
}

/** Removes what a copy that was ended in the middle has left, since the folder of the backups would fill with it. */
export function removeAbandoned({ backups }: DataDirectory): void {
  if (!existsSync(backups)) return;
  for (const name of readdirSync(backups)) {
    const file = join(backups, name);
    if (!name.endsWith('.unfinished')) continue;
    const age = Math.abs(Date.now() - statSync(file).mtimeMs);
    if (age > ABANDONED_AFTER) rmSync(file, { force: true });
  }
}
