import type { Log, Services } from '@lamplight/api';
import { createBackup, type DataDirectory, pruneBackups } from '@lamplight/db';
import { Cron } from 'croner';

interface Dependencies {
  readonly services: Pick<Services, 'mail' | 'tidyUp'>;
  readonly directory: DataDirectory;
  readonly log: Log;
}

/** Starts what the host does by itself, and returns a function that stops it. */
export function startJobs({ services, directory, log }: Dependencies): () => void {
  // A minute that is nobody's round hour: several hosts of a school do not write at once.
  const backUp = async () => {
    const backup = await createBackup(directory, 'daily');
    const removed = pruneBackups(directory.backups);
    log.info({ file: backup.file, removed: removed.length }, 'daily backup made');
  };
  const jobs = [
    job('mail', '* * * * *', () => services.mail.deliverDue(), log),
    job('housekeeping', '17 * * * *', () => services.tidyUp(), log),
    job('backup', '23 3 * * *', backUp, log),
  ];
  return () => {
    for (const running of jobs) running.stop();
  };
}

/** A job that fails is logged and tried again at its next time; a slow one is not run twice at once. */
function job(name: string, pattern: string, work: () => Promise<void>, log: Log): Cron {
  const failed = (error: unknown) => log.error(error, `the job "${name}" failed`);
  return new Cron(pattern, { name, protect: true, unref: true, catch: failed }, work);
}
