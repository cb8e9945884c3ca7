import type BetterSqlite from 'better-sqlite3';

export interface CopyJob {
  readonly source: string;
  /** Must not exist yet. */
  readonly target: string;
  /** The absolute path of better-sqlite3, which a worker cannot find by its name. */
  readonly driver: string;
}

/** What the copy holds, as read back from it. */
export interface CopyReport {
  readonly bytes: number;
  readonly sha256: string;
  readonly tables: Record<string, number>;
}

/**
 * Copies a database that is in use and reads the copy back: SQLite's integrity check, its foreign keys,
 * and the rows of every table beside those of the original.
 * A worker thread runs the text of this function, so it must not use anything outside itself.
 * @throws Error when the copy is not whole; nothing is left of it then
 */
export function copyDatabase({ source, target, driver }: CopyJob): CopyReport {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { createHash } = process.getBuiltinModule('node:crypto');
  const fs = process.getBuiltinModule('node:fs');
  const Driver = createRequire(driver)(driver) as typeof BetterSqlite;
  /** Attempts to find a moment in which nobody writes, so that the rows can be compared exactly. */
  const attempts = 3;

  function countRows(connection: BetterSqlite.Database): Record<string, number> {
    const names = connection
      .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
      .pluck()
      .all();
    const count = (name: string) =>
      connection.prepare(`select count(*) from "${name}"`).pluck().get() as number;
    return Object.fromEntries(names.map((name) => [name, count(name)]));
  }

  /** Copies, and returns the original's rows if nobody wrote meanwhile, else null. */
  function copyOnce(original: BetterSqlite.Database): Record<string, number> | null {
    const version = original.pragma('data_version', { simple: true });
    const rows = countRows(original);
    fs.rmSync(target, { force: true });
    fs.closeSync(fs.openSync(target, 'wx', 0o600));
    original.prepare('vacuum into ?').run(target);
    return original.pragma('data_version', { simple: true }) === version ? rows : null;
  }

  function copyInAQuietMoment(): Record<string, number> | null {
    const original = new Driver(source, { fileMustExist: true, timeout: 10_000 });
    try {
      let rows: Record<string, number> | null = null;
      for (let attempt = 0; attempt < attempts && !rows; attempt += 1) rows = copyOnce(original);
      return rows;
    } finally {
      original.close();
    }
  }

  function readBack(expected: Record<string, number> | null): Record<string, number> {
    const copy = new Driver(target, { readonly: true, fileMustExist: true });
    try {
      const integrity = copy.pragma('integrity_check', { simple: true });
      if (integrity !== 'ok') throw new Error(`the copy is damaged: ${integrity}`);
      const orphans = copy.pragma('foreign_key_check') as unknown[];
      if (orphans.length > 0) throw new Error('the copy holds rows that belong to nobody');
      const rows = countRows(copy);
      if (expected && JSON.stringify(rows) !== JSON.stringify(expected)) {
        throw new Error('the copy does not hold the rows of the original');
      }
      return rows;
    } finally {
      copy.close();
    }
  }

  function checksum(): { bytes: number; sha256: string } {
    const handle = fs.openSync(target, 'r+');
    try {
      fs.fsyncSync(handle);
      const hash = createHash('sha256');
      const chunk = Buffer.alloc(1 << 20);
      let bytes = 0;
      for (;;) {
        const read = fs.readSync(handle, chunk);
        if (read === 0) return { bytes, sha256: hash.digest('hex') };
        hash.update(chunk.subarray(0, read));
        bytes += read;
      }
    } finally {
      fs.closeSync(handle);
    }
  }

  try {
    const tables = readBack(copyInAQuietMoment());
    return { ...checksum(), tables };
  } catch (error) {
    fs.rmSync(target, { force: true });
    throw error;
  }
}
