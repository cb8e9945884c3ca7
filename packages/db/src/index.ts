export {
  adoptBackup,
  type BackupFile,
  type BackupKind,
  createBackup,
  isFromFuture,
  listBackups,
  previewRestore,
  pruneBackups,
  type Restored,
  type RestorePreview,
  restoreBackup,
  type StoredBackup,
  verifyBackup,
} from './backup/index.ts';
export {
  checkWritable,
  createPackStore,
  type DataDirectory,
  DataError,
  dataDirectory,
  dataProblem,
  type LockHolder,
  lockHolder,
  type OpenedDatabase,
  openBesideServer,
  openDataDirectory,
  type PackStore,
} from './data-directory/index.ts';
export { migrate, pendingMigrations } from './migrations/index.ts';
export type * from './schema/database.ts';
export { compiledRead } from './sqlite/compiled-read.ts';
export { connectionSettings, openConnection, type SqliteConnection } from './sqlite/connection.ts';
export { type Db, databaseOn, transact, transactBeside } from './sqlite/database-handle.ts';
export { isDamaged, isDiskFull, isSampleApart, isUniqueViolation } from './sqlite/errors.ts';
export { type DatabaseState, examineDatabase } from './sqlite/examine.ts';
export { foldText } from './sqlite/fold.ts';
export { listen, notify } from './sqlite/notifications.ts';
