import BetterSqlite from 'better-sqlite3';
import { foldText } from './fold.ts';

export type SqliteConnection = BetterSqlite.Database;

/**
 * What every connection runs with. synchronous=FULL, because a reopened WAL database falls back to
 * NORMAL and then loses acknowledged writes in a power cut.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'trusted_schema = OFF',
] as const;

/** Opens a SQLite file, `:memory:` or the bytes of one with the settings that keep acknowledged writes. */
export function openConnection(
  file: string | Buffer,
  options: { mustExist?: boolean } = {},
): SqliteConnection {
  const connection = new BetterSqlite(file, { fileMustExist: options.mustExist ?? false });
  for (const pragma of PRAGMAS) connection.pragma(pragma);
  // `folded(text)` in a query: what people search for in words, and sort them by.
  connection.function('folded', { deterministic: true }, (text) =>
    text === null ? null : foldText(String(text)),
  );
  return memoiseStatements(connection);
}

/** The settings as SQLite reports them, for readiness checks and logs. */
export function connectionSettings(connection: SqliteConnection): Record<string, unknown> {
  return Object.fromEntries(
    ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema'].map(
      (name) => [name, connection.pragma(name, { simple: true })],
    ),
  );
}

const MAX_STATEMENTS = 500;

/**
 * Kysely prepares a statement anew on every call; keeping prepared ones takes a read from about
 * 28 to 6 microseconds. Reads only, since a statement that is being iterated cannot be shared.
 */
function memoiseStatements(connection: SqliteConnection): SqliteConnection {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, BetterSqlite.Statement>();
  const memoised = (source: string): BetterSqlite.Statement => {
    const known = kept.get(source);
    if (known && !known.busy) return known;
    const statement = prepare(source);
    if (kept.size < MAX_STATEMENTS) kept.set(source, statement);
    return statement;
  };
  connection.prepare = memoised as typeof connection.prepare;
  return connection;
}
