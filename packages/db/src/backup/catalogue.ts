import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const KINDS = ['daily', 'manual', 'before-migration', 'restore-point', 'uploaded'] as const;
export type BackupKind = (typeof KINDS)[number];

/** What is recorded beside a backup when it is made. */
export interface BackupRecord {
  /** ISO 8601. */
  readonly createdAt: string;
  readonly kind: BackupKind;
  readonly bytes: number;
  readonly sha256: string;
  /** Table name → rows. */
  readonly tables: Readonly<Record<string, number>>;
}

export interface BackupFile {
  readonly file: string;
  readonly kind: BackupKind;
  /** Epoch milliseconds, from its name. */
  readonly createdAt: number;
  readonly bytes: number;
  /** Whether what it holds was read back and written down when it came. */
  readonly isRecorded: boolean;
}

const NAME = new RegExp(
  `^lamplight-(\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d)(?:-\\d+)?Z-(${KINDS.join('|')})\\.db$`,
);

/** The file name of a backup, such as `lamplight-2026-06-15T09-00-00Z-daily.db`. */
export function backupName(kind: BackupKind, at: Date, repeat = 0): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `lamplight-${time}${repeat > 0 ? `-${repeat}` : ''}Z-${kind}.db`;
}

/** Where the record of a backup lies. */
export function recordFile(file: string): string {
  return `${file}.json`;
}

/** The record beside a backup; null where somebody brought the file without it. */
export function readRecord(file: string): BackupRecord | null {
  const path = recordFile(file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** The backups of a folder, newest first. */
export function listBackups(folder: string): BackupFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => parse(join(folder, name)))
    .filter((backup) => backup !== null)
    .sort((a, b) => b.createdAt - a.createdAt || (a.file < b.file ? 1 : -1));
}

function parse(file: string): BackupFile | null {
  const [, time, kind] = NAME.exec(basename(file)) ?? [];
  if (!time || !kind) return null;
  const [day, clock] = time.split('T');
  return {
    file,
    kind: kind as BackupKind,
    createdAt: Date.parse(`${day}T${clock?.replaceAll('-', ':')}Z`),
    bytes: statSync(file).size,
    isRecorded: existsSync(recordFile(file)),
  };
}

/** Milliseconds that a backup's time may be ahead of the clock: clocks are set right by seconds, and by an hour. */
const AHEAD = 2 * 60 * 60 * 1000;

/** Whether a backup was made while the clock was ahead. */
export function isFromFuture({ createdAt }: BackupFile, now: number): boolean {
  return createdAt > now + AHEAD;
}

/**
 * Removes all but the newest backups of a folder, and returns what it removed. Those from a time when the clock was
 * ahead count as the oldest: otherwise they would stay, and every new one would go.
 */
export function pruneBackups(folder: string, keep: number, now = Date.now()): string[] {
  const all = listBackups(folder);
  const real = all.filter((backup) => !isFromFuture(backup, now));
  const surplus = [...real, ...all.filter((backup) => isFromFuture(backup, now))].slice(keep);
  for (const { file } of surplus) removeBackup(file);
  return surplus.map(({ file }) => file);
}

export function removeBackup(file: string): void {
  rmSync(file, { force: true });
  rmSync(recordFile(file), { force: true });
}
