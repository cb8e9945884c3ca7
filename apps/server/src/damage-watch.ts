import { basename } from 'node:path';
import {
  type DataDirectory,
  DataError,
  examineDatabase,
  isDamaged,
  isFromFuture,
  listBackups,
  verifyBackup,
} from '@lamplight/db';
import type { Damage } from '@lamplight/domain/doctor';

/** Looks whether the database is damaged, and remembers what it found last. */
export interface DamageWatch {
  /** Beside the event loop. @returns what was found, as `found` tells it from now on */
  look(): Promise<Damage | null>;
  /** Null while the database is whole, or nobody has looked yet. */
  found(): Damage | null;
}

export function createDamageWatch(directory: DataDirectory): DamageWatch {
  let found: Damage | null = null;

  async function whatIsWrong(): Promise<string | null> {
    try {
      const { integrity, orphans } = await examineDatabase(directory.database, { thorough: false });
      if (integrity !== 'ok') return integrity;
      return orphans === 0 ? null : `${orphans} rows that belong to nobody`;
    } catch (error) {
      if (!isDamaged(error)) throw error;
      return (error as Error).message;
    }
  }

  return {
    async look() {
      const problem = await whatIsWrong();
      found = problem === null ? null : { problem, backup: await newestWhole(directory) };
      return found;
    },
    found: () => found,
  };
}

/** The newest backup that can be gone back to: each is read through, since the same disk may have taken it, too. */
async function newestWhole({ backups }: DataDirectory): Promise<Damage['backup']> {
  const now = Date.now();
  for (const backup of listBackups(backups)) {
    if (isFromFuture(backup, now)) continue;
    try {
      await verifyBackup(backup.file);
      return { name: basename(backup.file), createdAt: new Date(backup.createdAt).toISOString() };
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
    }
  }
  return null;
}
