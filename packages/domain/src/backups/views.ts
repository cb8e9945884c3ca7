import { z } from 'zod';

/** Why a backup was made; `uploaded` ones came from elsewhere. */
export const BACKUP_KINDS = [
  'daily',
  'manual',
  'before-migration',
  'restore-point',
  'uploaded',
] as const;

export const backupSchema = z.object({
  /** Name of its file. */
  name: z.string(),
  kind: z.enum(BACKUP_KINDS),
  createdAt: z.iso.datetime(),
  bytes: z.int(),
  /** Whether it was read back when it was made; otherwise it is verified before it is used. */
  isVerified: z.boolean(),
});
export type Backup = z.infer<typeof backupSchema>;

/** What a restored backup does not bring back, since it was taken back or replaced after it. */
export const withdrawnSchema = z.object({
  /** Consents that were withdrawn. */
  consents: z.int(),
  /** Links between a parent and a child that were ended. */
  links: z.int(),
  /** Children with a new card or new pictures. */
  cards: z.int(),
});

/** What came of the last time that the host put a backup in the place of its school. */
export const lastRestoreSchema = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  /** Null where it went well; else a sentence that says why everything is as it was before. */
  problem: z.string().nullable(),
  /** Name of the backup that holds what was there before. */
  restorePoint: z.string().nullable(),
  deletedAgain: z.int(),
  withdrawn: withdrawnSchema,
});
export type LastRestore = z.infer<typeof lastRestoreSchema>;

/** The backups of a host, newest first. */
export const backupListSchema = z.object({
  backups: z.array(backupSchema),
  lastRestore: lastRestoreSchema.nullable(),
});
export type BackupList = z.infer<typeof backupListSchema>;

/** What would happen if a backup were restored. */
export const restorePreviewSchema = z.object({
  /** Accounts that the backup holds. */
  accounts: z.int(),
  /** Of these, accounts that were deleted since and stay deleted. */
  deletedAgain: z.int(),
  withdrawn: withdrawnSchema,
  /** Accounts of today that would be gone. */
  accountsLost: z.int(),
  /** Whether it is a backup of this very school. */
  isOwn: z.boolean(),
  /** Children who signed in or learned in the last minutes: they are signed out in the middle of it. */
  childrenPresent: z.int(),
});
export type RestorePreview = z.infer<typeof restorePreviewSchema>;

/** Minutes after which a child who did nothing is not taken for present. */
export const PRESENT_MINUTES = 15;

/** Longest name of a backup's file, in characters. */
const NAME_MAX = 80;

export const backupNameSchema = z.strictObject({ name: z.string().max(NAME_MAX) });

/** Taking a backup out of the host, or putting one in its place, asks for the admin's password again. */
export const guardedBackupSchema = backupNameSchema.extend({ password: z.string().max(1000) });

/** Seconds in which a download has to begin. */
export const DOWNLOAD_TICKET_SECONDS = 60;
