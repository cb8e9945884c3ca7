import type { Backup, LastRestore } from '@lamplight/domain/backups';
import type { BackupStore } from '../host/backups/backup-store.ts';
import { AppError } from '../platform/app-error.ts';
import { type Clock, isoTime } from '../platform/clock.ts';

/** Backups that lie in no folder: of a school in memory there is no file to copy. */
export interface TestBackups extends BackupStore {
  /** Names of the backups that the host was asked to restart on. */
  readonly restored: readonly string[];
}

const BYTES = 3_400_000;

export function createTestBackups(clock: Clock): TestBackups {
  const kept: Backup[] = [];
  const restored: string[] = [];
  let last: LastRestore | null = null;

  function add(kind: Backup['kind']): Backup {
    const createdAt = isoTime(clock.now());
    const time = createdAt.slice(0, 19).replaceAll(':', '-');
    const name = `lamplight-${time}-${kept.length}Z-${kind}.db`;
    const backup = { name, kind, createdAt, bytes: BYTES, isVerified: true };
    kept.unshift(backup);
    return backup;
  }

  const withdrawn = { consents: 2, links: 1, cards: 3 };
  return {
    restored,
    list: () => kept,
    make: async () => add('manual'),
    fileOf: (name) => (kept.some((one) => one.name === name) ? `/backups/${name}` : null),
    preview: async () => ({
      accounts: 31,
      deletedAgain: 1,
      withdrawn,
      accountsLost: 2,
      isOwn: true,
    }),
    async receive(bytes) {
      const chunks: Buffer[] = [];
      for await (const chunk of bytes) chunks.push(Buffer.from(chunk));
      if (Buffer.concat(chunks).length === 0) throw new AppError('BACKUP_UNUSABLE');
      return add('uploaded');
    },
    restore(name) {
      restored.push(name);
      last = {
        ...{ name, at: isoTime(clock.now()), problem: null },
        ...{ restorePoint: add('restore-point').name, deletedAgain: 1, withdrawn },
      };
    },
    lastRestore: () => last,
  };
}
