import { join, resolve } from 'node:path';

/** Where things lie in DATA_DIR. */
export interface DataDirectory {
  readonly folder: string;
  readonly database: string;
  /** Says that a school lives here, so that a lost database is noticed and not begun anew. */
  readonly marker: string;
  /** An empty SQLite file that the one serving process holds locked. */
  readonly lock: string;
  /** Who holds the lock, for people. */
  readonly holder: string;
  readonly backups: string;
  /** Compiled content packs, made anew from the database where one is missing. */
  readonly packs: string;
  /** Models of voices that the owner of the host puts there. */
  readonly voices: string;
  /** Sentences that the host has spoken ahead of time, made anew where they are missing. */
  readonly spoken: string;
}

export function dataDirectory(folder: string): DataDirectory {
  const root = resolve(folder);
  return {
    folder: root,
    database: join(root, 'lamplight.db'),
    marker: join(root, 'lamplight.marker'),
    lock: join(root, 'lamplight.lock'),
    holder: join(root, 'lamplight.lock.json'),
    backups: join(root, 'backups'),
    packs: join(root, 'packs'),
    voices: join(root, 'voices'),
    spoken: join(root, 'spoken'),
  };
}

/** Something about the data that the host's owner can mend; the message is a sentence for them. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
