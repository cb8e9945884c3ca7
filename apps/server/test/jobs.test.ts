import { createBackup, openDataDirectory } from '@lamplight/db';
import { expect, test } from 'vitest';
import { isBackupDue } from '../src/jobs.ts';
import { createFolder } from './processes.ts';

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
