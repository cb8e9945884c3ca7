import { renameSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder, writePrivateFile } from '../data-directory/files.ts';
import type { DataDirectory } from '../data-directory/paths.ts';
import { examineDatabase } from '../sqlite/examine.ts';
import { type BackupRecord, recordFile } from './catalogue.ts';
import { freePlace } from './create.ts';
import { sha256Of, verifyBackup } from './verify.ts';

/**
 * Takes a file that somebody brought among the backups, once it proves to be a school that this program
 * understands. It lies beside the backups, so that it is only renamed.
 * @returns where it lies now
 * @throws DataError that says why it is no backup
 */
export async function adoptBackup(
  directory: DataDirectory,
  brought: string,
  now = new Date(),
): Promise<string> {
  await verifyBackup(brought);
  const record: BackupRecord = {
    createdAt: now.toISOString(),
    kind: 'uploaded',
    bytes: (await stat(brought)).size,
    sha256: await sha256Of(brought),
    tables: (await examineDatabase(brought, { thorough: false })).tables,
  };
  const file = freePlace(directory, 'uploaded', now);
  writePrivateFile(recordFile(file), `${JSON.stringify(record, null, 2)}\n`);
  renameSync(brought, file);
  syncFolder(dirname(file));
  return file;
}
