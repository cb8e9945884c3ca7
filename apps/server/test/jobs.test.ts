import {
  createBackup,
  dataDirectory,
  listBackups,
  openDataDirectory,
  pruneBackups,
} from '@lamplight/db';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDoctor } from '../src/doctor/examine.ts';
import { isBackupDue, onClockSetBack, startJobs } from '../src/jobs.ts';
import { createFolder } from './processes.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a daily backup is due when the newest one is a day old, whatever other backups there are', async () => {
  const folder = createFolder();
  const school = await openDataDirectory(folder.path, 'a test');
  const now = new Date('2026-06-15T09:00:00Z');
  const due = (at: string) => isBackupDue(school.directory, Date.parse(at));
  await createBackup(school.directory, 'manual', { now });
  expect(due('2026-06-15T09:00:01Z')).toBe(true);
  await createBackup(school.directory, 'daily', { now });
  expect(due('2026-06-15T09:00:01Z')).toBe(false);
  expect(due('2026-06-16T07:59:00Z')).toBe(false);
  expect(due('2026-06-16T08:00:00Z')).toBe(true);
  await school.close();
  folder.remove();
});

test('daily backups go on after a clock that was ahead, are kept, and the doctor says so', async () => {
  const folder = createFolder();
  const school = await openDataDirectory(folder.path, 'a test');
  const ahead = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
  for (let made = 0; made < 3; made += 1) {
    await createBackup(school.directory, 'daily', { now: ahead });
  }
  expect(isBackupDue(school.directory, Date.now())).toBe(true);
  const today = await createBackup(school.directory, 'daily');
  expect(isBackupDue(school.directory, Date.now())).toBe(false);
  expect(pruneBackups(school.directory.backups, 2)).toHaveLength(2);
  expect(listBackups(school.directory.backups).map(({ file }) => file)).toContain(today.file);
  const findings = await createDoctor(readConfig({ DATA_DIR: folder.path })).examine();
  expect(findings.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['backup-fresh', 'clock-was-ahead']),
  );
  await school.close();
  folder.remove();
});

test('jobs begin anew when the clock is set back, and only then', () => {
  vi.useFakeTimers({ now: Date.parse('2027-06-15T09:00:00Z') });
  let setBack = 0;
  const stop = onClockSetBack(() => {
    setBack += 1;
  });
  vi.advanceTimersByTime(10 * 60_000);
  expect(setBack).toBe(0);
  vi.setSystemTime(Date.parse('2026-06-15T09:00:00Z'));
  vi.advanceTimersByTime(10 * 60_000);
  expect(setBack).toBe(1);
  stop();
});

test('the database is looked at when the host starts, and every night', async () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 15, 3, 41, 30) });
  let looks = 0;
  const done = async () => {};
  const folder = createFolder();
  const stop = startJobs({
    services: {
      alertDelivery: { tellDue: done },
      demoAccount: { refresh: done },
      entryAnswers: { answerWaiting: done },
      mail: { deliverDue: done },
      tidyUp: done,
    } as unknown as Parameters<typeof startJobs>[0]['services'],
    directory: dataDirectory(folder.path),
    damageWatch: {
      found: () => null,
      async look() {
        looks += 1;
        return null;
      },
    },
    log: { info: done, warn: done, error: done },
  });
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(2);
  await stop();
  folder.remove();
});
