export { adoptBackup } from './adopt.ts';
export {
  type BackupFile,
  type BackupKind,
  isFromFuture,
  listBackups,
  pruneBackups,
} from './catalogue.ts';
export { createBackup, type StoredBackup } from './create.ts';
export { previewRestore, type RestorePreview } from './preview.ts';
export { type Restored, restoreBackup } from './restore.ts';
export { verifyBackup } from './verify.ts';
