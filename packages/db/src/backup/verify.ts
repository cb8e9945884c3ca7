import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import BetterSqlite from 'better-sqlite3';
import { DataError } from '../data-directory/paths.ts';
import { migrationNames } from '../migrations/index.ts';
import { examineDatabase } from '../sqlite/examine.ts';
import { readRecord } from './catalogue.ts';

/**
 * Checks that a backup can be restored: its checksum and rows where they were recorded, SQLite's
 * integrity check, and that it is a school of Lamplight that this program understands.
 * @throws DataError that says what is wrong with it
 */
export async function verifyBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new DataError(`There is no backup ${file}.`);
  const record = readRecord(file);
  if (record && record.sha256 !== (await sha256Of(file))) {
    throw new DataError(`The backup ${file} was changed after it was made: its checksum differs.`);
  }
  const wrong = await whatIsWrong(file, record?.tables);
  if (wrong) throw new DataError(`The backup ${file} cannot be used: ${wrong}.`);
}

/** The checksum of a file, in hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The pages are looked at in a thread: a large school takes a second and more. */
async function whatIsWrong(
  file: string,
  rows?: Readonly<Record<string, number>>,
): Promise<string | null> {
  let copy: BetterSqlite.Database | undefined;
  try {
    const { integrity, orphans, tables } = await examineDatabase(file, { thorough: true });
    if (integrity !== 'ok') return `it is damaged (${integrity})`;
    if (orphans > 0) return 'it holds rows that belong to nobody';
    copy = new BetterSqlite(file, { readonly: true, fileMustExist: true });
    return foreignness(copy) ?? (rows ? missingRows(tables, rows) : null);
  } catch (error) {
    return (error as Error).message;
  } finally {
    copy?.close();
  }
}

function foreignness(copy: BetterSqlite.Database): string | null {
  const tables = copy
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  if (!tables.includes('users') || !tables.includes('kysely_migration')) {
    return 'it holds no school of Lamplight';
  }
  const known = new Set(migrationNames());
  const newer = copy
    .prepare<[], string>('select name from kysely_migration')
    .pluck()
    .all()
    .find((name) => !known.has(name));
  return newer ? `it was made by a newer Lamplight (${newer})` : null;
}

function missingRows(
  tables: Readonly<Record<string, number>>,
  rows: Readonly<Record<string, number>>,
): string | null {
  for (const [table, expected] of Object.entries(rows)) {
    const found = tables[table];
    if (found !== expected) return `its table ${table} holds ${found} rows instead of ${expected}`;
  }
  return null;
}
