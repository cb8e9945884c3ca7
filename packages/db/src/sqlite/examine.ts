import type BetterSqlite from 'better-sqlite3';
import { inWorker, type WithDriver } from './in-worker.ts';

/** How a database is. */
export interface DatabaseState {
  /** `ok`, or the first damage that SQLite found. */
  readonly integrity: string;
  /** Rows that name something which is not there. */
  readonly orphans: number;
  /** Table name → rows; empty where the database is damaged. */
  readonly tables: Readonly<Record<string, number>>;
}

interface ExamineJob {
  readonly file: string;
  /** Looks at every page and also holds the indexes against the tables, which takes several times as long. */
  readonly thorough: boolean;
}

/**
 * Looks at every page of a database, beside the event loop. It is only read, and may be in use.
 * @throws Error when it cannot be opened at all
 */
export function examineDatabase(
  file: string,
  options: { thorough: boolean },
): Promise<DatabaseState> {
  return inWorker(examine, { file, ...options });
}

/** A worker thread runs the text of this function, so it must not use anything outside itself. */
function examine({ file, thorough, driver }: ExamineJob & WithDriver): DatabaseState {
  const { createRequire } = process.getBuiltinModule('node:module');
  const Driver = createRequire(driver)(driver) as typeof BetterSqlite;
  const connection = new Driver(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  try {
    const check = thorough ? 'integrity_check(1)' : 'quick_check(1)';
    const integrity = String(connection.pragma(check, { simple: true }));
    if (integrity !== 'ok') return { integrity, orphans: 0, tables: {} };
    const orphans = (connection.pragma('foreign_key_check') as unknown[]).length;
    const names = connection
      .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
      .pluck()
      .all();
    const count = (name: string) =>
      connection.prepare(`select count(*) from "${name}"`).pluck().get() as number;
    return {
      integrity,
      orphans,
      tables: Object.fromEntries(names.map((name) => [name, count(name)])),
    };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === undefined || !code.startsWith('SQLITE_CORRUPT')) throw error;
    return { integrity: message, orphans: 0, tables: {} };
  } finally {
    connection.close();
  }
}
