import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  connectionSettings,
  type DataDirectory,
  dataDirectory,
  listBackups,
  openBesideServer,
} from '@lamplight/db';
import type { Finding } from '@lamplight/domain/doctor';

/** Bytes of free disk below which a school is in danger, and below which that should be known. */
const DISK_DANGER = 200_000_000;
const DISK_LOW = 2_000_000_000;
/** A backup older than this means that the daily ones do not happen; in milliseconds. */
const BACKUP_OLD = 2 * 24 * 60 * 60 * 1000;
/** The bits of a file's mode that let group and others in. */
const FOR_OTHERS = 0o077;

/** Looks at what lies in the data folder, and at the disk that it is on. */
export async function examineData(folder: string): Promise<Finding[]> {
  const directory = dataDirectory(folder);
  return [
    ...(await database(folder)),
    await disk(directory),
    permissions(directory),
    backups(directory),
  ];
}

async function database(folder: string): Promise<Finding[]> {
  try {
    const { connection, close } = await openBesideServer(folder);
    try {
      const integrity = String(connection.pragma('quick_check', { simple: true }));
      const orphans = (connection.pragma('foreign_key_check') as unknown[]).length;
      const accounts = connection.prepare('select count(*) from users').pluck().get() as number;
      const samples = connection
        .prepare('select count(*) from sample_accounts')
        .pluck()
        .get() as number;
      const settings = Object.entries(connectionSettings(connection))
        .map(([name, value]) => `${name}=${value}`)
        .join(', ');
      return [
        integrity === 'ok' && orphans === 0
          ? { name: 'database-whole', state: 'good', values: { accounts } }
          : { name: 'database-damaged', state: 'problem', values: { integrity, orphans } },
        { name: 'database-settings', state: 'good', values: { settings } },
        ...(samples === 0 ? [] : [sampleClass(samples)]),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [{ name: 'database-away', state: 'problem', values: { reason: messageOf(error) } }];
  }
}

/** Whoever was told its password can sign in. */
function sampleClass(accounts: number): Finding {
  return { name: 'sample-class', state: 'notice', values: { accounts } };
}

async function disk({ folder }: DataDirectory): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const values = { bytes: bavail * bsize };
    if (values.bytes < DISK_DANGER) return { name: 'disk-full', state: 'problem', values };
    if (values.bytes < DISK_LOW) return { name: 'disk-low', state: 'notice', values };
    return { name: 'disk-free', state: 'good', values };
  } catch (error) {
    return { name: 'disk-unknown', state: 'problem', values: { reason: messageOf(error) } };
  }
}

/** Whether other users of the machine are kept out of the data. */
function permissions({ folder, database: file }: DataDirectory): Finding {
  const open = [folder, file].filter(
    (path) => existsSync(path) && (statSync(path).mode & FOR_OTHERS) !== 0,
  );
  return open.length === 0
    ? { name: 'data-private', state: 'good', values: {} }
    : { name: 'data-open', state: 'notice', values: { paths: open.join(', ') } };
}

function backups({ backups: folder }: DataDirectory): Finding {
  const [newest] = listBackups(folder);
  if (!newest) return { name: 'backup-none', state: 'notice', values: {} };
  const age = Math.max(0, Date.now() - newest.createdAt);
  const values = { age, file: basename(newest.file), folder };
  return age > BACKUP_OLD
    ? { name: 'backup-old', state: 'notice', values }
    : { name: 'backup-fresh', state: 'good', values };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
