import { closeSync, existsSync, fdatasync, openSync } from 'node:fs';
import type { SqliteConnection } from './connection.ts';

/** The write-ahead log of a database; null in memory, and before the first write. */
export function logFileOf(connection: SqliteConnection): string | null {
  const file = `${connection.name}-wal`;
  return !connection.memory && existsSync(file) ? file : null;
}

/**
 * Writes what the system still holds of a file to the disk, beside the event loop. SQLite keeps its locks on
 * other files than the log, so that closing the log here takes none of them away.
 */
export async function flush(file: string): Promise<void> {
  const descriptor = openSync(file, 'r+');
  try {
    await new Promise<void>((resolve, reject) => {
      fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    closeSync(descriptor);
  }
}
