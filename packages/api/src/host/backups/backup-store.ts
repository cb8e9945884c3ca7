import type { Readable } from 'node:stream';
import type { Backup, LastRestore, RestorePreview } from '@lamplight/domain/backups';

/** What a file tells of restoring it; who is present now is not in it. */
export type BackupPreview = Omit<RestorePreview, 'childrenPresent'>;

/**
 * The backups beside the database, and the host that can restart on one of them. Its errors are AppErrors with
 * sentences for the admin.
 */
export interface BackupStore {
  /** Newest first. */
  list(): readonly Backup[];
  make(): Promise<Backup>;
  /** Where a backup of this name lies; null where there is none. */
  fileOf(name: string): string | null;
  /** Verifies a backup and says what restoring it would do. @throws AppError BACKUP_UNUSABLE */
  preview(name: string): Promise<BackupPreview>;
  /** Takes a file from elsewhere among the backups, once it proves to be one. @throws AppError BACKUP_UNUSABLE */
  receive(bytes: Readable): Promise<Backup>;
  /** Has the host restart on a backup, once what runs now has been answered. */
  restore(name: string): void;
  /** What came of it the last time; null where this host has not been restarted so. */
  lastRestore(): LastRestore | null;
}
