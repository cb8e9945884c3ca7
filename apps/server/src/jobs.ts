import type { Log, Services } from '@lamplight/api';
import {
  createBackup,
  type DataDirectory,
  DataError,
  isFromFuture,
  listBackups,
  pruneBackups,
} from '@lamplight/db';
import { RETENTION } from '@lamplight/domain/retention';
import { Cron } from 'croner';
import type { DamageWatch } from './damage-watch.ts';

interface Dependencies {
  readonly services: Pick<
    Services,
    | 'alertDelivery'
    | 'demoAccount'
    | 'entryAnswers'
    | 'links'
    | 'mail'
    | 'packs'
    | 'tidyUp'
    | 'voiceAhead'
  >;
  readonly directory: DataDirectory;
  readonly damageWatch: DamageWatch;
  readonly log: Log;
}

/** Starts what the host does by itself, and returns a function that stops it. */
export function startJobs({
  services,
  directory,
  damageWatch,
  log,
}: Dependencies): () => Promise<void> {
  const backUpIfDue = async () => {
    if (!isBackupDue(directory, Date.now())) return;
    const backup = await createBackup(directory, 'daily');
    const removed = pruneBackups(directory.backups, RETENTION.backups.kept.count);
    log.info({ file: backup.file, removed: removed.length }, 'daily backup made');
  };
  const lookForDamage = async () => {
    const damage = await damageWatch.look();
    if (damage === null) return;
    const wayBack = damage.backup
      ? `restore the backup ${damage.backup.name}`
      : 'look for a backup elsewhere: none here is whole';
    log.error(
      new DataError(damage.problem),
      `the database is damaged: copy the data folder, then ${wayBack}`,
    );
  };
  const begin = () => [
    job('alerts', '* * * * *', () => services.alertDelivery.tellDue(), log),
    job('mail', '* * * * *', () => services.mail.deliverDue(), log),
    // What could not be answered when it was written, as on a full disk, may tell of a child in danger.
    job('journal', '*/5 * * * *', () => services.entryAnswers.answerWaiting(), log),
    // A command beside the host may have changed them; otherwise it is one small question.
    job('packs', '*/10 * * * * *', () => services.packs.refresh(), log),
    job('housekeeping', '17 * * * *', () => services.tidyUp(), log),
    job('demo', '*/10 * * * *', () => services.demoAccount.refresh(), log),
    job('voice', '7,37 * * * *', () => services.voiceAhead.makeReady(), log),
    // A laptop is closed at night, so the day's backup is made as soon as it runs again.
    job('damage', '43 3 * * *', lookForDamage, log),
    job('backup', '*/10 * * * *', backUpIfDue, log),
  ];
  let jobs = begin();
  // And at the start, beside what the host does then.
  const looked = lookForDamage().catch((error: unknown) =>
    log.error(error, 'the database could not be looked at'),
  );
  const stop = () => {
    for (const running of jobs) running.stop();
  };
  // A clock that is set back would leave them waiting for the time that it had told before.
  const stopWatching = onClockSetBack(() => {
    stop();
    jobs = begin();
    services.links
      .endThoseOfTheFuture()
      .catch((error: unknown) => log.error(error, 'links of the future could not be ended'));
  });
  return async () => {
    stopWatching();
    stop();
    // Whoever still reads keeps the log of the database from being written back.
    await looked;
  };
}

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 60_000;

/** Calls back when the clock tells an earlier time than before. @returns a function that stops looking */
export function onClockSetBack(callback: () => void, now: () => number = Date.now): () => void {
  let latest = now();
  const timer = setInterval(() => {
    const time = now();
    if (time < latest) callback();
    latest = time;
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** A little less than a day: a class that begins at the same time each morning finds it due. */
const BACKUP_AFTER = 23 * 60 * 60 * 1000;

/** Whether the newest daily backup is a day old, or there is none; one from a clock that was ahead is none. */
export function isBackupDue({ backups }: DataDirectory, now: number): boolean {
  const newest = listBackups(backups).find(
    (backup) => backup.kind === 'daily' && !isFromFuture(backup, now),
  );
  return newest === undefined || now - newest.createdAt >= BACKUP_AFTER;
}

/** A job that fails is logged and tried again at its next time; a slow one is not run twice at once. */
function job(name: string, pattern: string, work: () => Promise<void>, log: Log): Cron {
  const failed = (error: unknown) => log.error(error, `the job "${name}" failed`);
  return new Cron(pattern, { name, protect: true, unref: true, catch: failed }, work);
}
