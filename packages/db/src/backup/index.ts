export {
  type BackupFile,
  type BackupKind,
  listBackups,
  pruneBackups,
} from './catalogue.ts';
export { createBackup, type StoredBackup } from './create.ts';
export { type Restored, restoreBackup } from './restore.ts';
export { verifyBackup } from './verify.ts';
