import type { Log, Services } from '@lamplight/api';
import { createBackup, type DataDirectory, listBackups, pruneBackups } from '@lamplight/db';
import { RETENTION } from '@lamplight/domain/retention';
import { Cron } from 'croner';

interface Dependencies {
  readonly services: Pick<Services, 'demoAccount' | 'entryAnswers' | 'mail' | 'tidyUp'>;
  readonly directory: DataDirectory;
  readonly log: Log;
}

/** Starts what the host does by itself, and returns a function that stops it. */
export function startJobs({ services, directory, log }: Dependencies): () => void {
  const backUpIfDue = async () => {
    if (!isBackupDue(directory, Date.now())) return;
    const backup = await createBackup(directory, 'daily');
    const removed = pruneBackups(directory.backups, RETENTION.backups.kept.count);
    log.info({ file: backup.file, removed: removed.length }, 'daily backup made');
  };
  const jobs = [
    job('mail', '* * * * *', () => services.mail.deliverDue(), log),
    // What could not be answered when it was written, as on a full disk, may tell of a child in danger.
    job('journal', '*/5 * * * *', () => services.entryAnswers.answerWaiting(), log),
    job('housekeeping', '17 * * * *', () => services.tidyUp(), log),
    job('demo', '*/10 * * * *', () => services.demoAccount.refresh(), log),
    // A laptop is closed at night, so the day's backup is made as soon as it runs again.
    job('backup', '*/10 * * * *', backUpIfDue, log),
  ];
  return () => {
    for (const running of jobs) running.stop();
  };
}

/** A little less than a day: a class that begins at the same time each morning finds it due. */
const BACKUP_AFTER = 23 * 60 * 60 * 1000;

/** Whether the newest daily backup is a day old, or there is none. */
export function isBackupDue({ backups }: DataDirectory, now: number): boolean {
  const newest = listBackups(backups).find(({ kind }) => kind === 'daily');
  return newest === undefined || now - newest.createdAt >= BACKUP_AFTER;
}

/** A job that fails is logged and tried again at its next time; a slow one is not run twice at once. */
function job(name: string, pattern: string, work: () => Promise<void>, log: Log): Cron {
  const failed = (error: unknown) => log.error(error, `the job "${name}" failed`);
  return new Cron(pattern, { name, protect: true, unref: true, catch: failed }, work);
}
