import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedDatabase, openDataDirectory } from '../data-directory/index.ts';
import { addStudent, createDataFolder } from '../testing/index.ts';
import { readRecord } from './catalogue.ts';
import { createBackup, listBackups, pruneBackups, verifyBackup } from './index.ts';

let folder: ReturnType<typeof createDataFolder>;
let school: OpenedDatabase;

beforeEach(async () => {
  folder = createDataFolder();
  school = await openDataDirectory(folder.path, 'a test');
  await addStudent(school.db, 'ruth');
});
afterEach(async () => {
  await school.close();
  folder.remove();
});

describe('a backup', () => {
  test('is a verified copy that only its owner can read, with a record beside it', async () => {
    const backup = await createBackup(school.directory, 'manual');
    expect(statSync(backup.file).mode & 0o777).toBe(0o600);
    expect(statSync(`${backup.file}.json`).mode & 0o777).toBe(0o600);
    expect(backup.tables).toMatchObject({ users: 1, sessions: 0 });
    expect(readRecord(backup.file)?.sha256).toMatch(/^[0-9a-f]{64}$/);
    await expect(verifyBackup(backup.file)).resolves.toBeUndefined();
  });

  test('holds every row that was acknowledged while it was made', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `student-${index}`);
    const writing = names.reduce<Promise<unknown>>(
      (before, name) => before.then(() => addStudent(school.db, name)),
      Promise.resolve(),
    );
    const during = await createBackup(school.directory, 'manual');
    await writing;
    await expect(verifyBackup(during.file)).resolves.toBeUndefined();
    const after = await createBackup(school.directory, 'manual');
    expect(after.tables).toMatchObject({ users: 301 });
  });

  test('does not stop the work of the process that makes it', async () => {
    let ticks = 0;
    const backup = createBackup(school.directory, 'manual').then(() => 'made');
    while ((await Promise.race([backup, new Promise(setImmediate)])) !== 'made') ticks += 1;
    expect(ticks).toBeGreaterThan(5);
  });

  test('goes where it is told, and never over another file', async () => {
    const out = join(folder.path, 'elsewhere.db');
    expect((await createBackup(school.directory, 'manual', { out })).file).toBe(out);
    await expect(createBackup(school.directory, 'manual', { out })).rejects.toThrow(
      'there already',
    );
    const into = await createBackup(school.directory, 'manual', { out: folder.path });
    expect(into.file).toMatch(/lamplight-.*Z-manual\.db$/);
  });

  test('leaves nothing behind when it cannot be made', async () => {
    const lost = { ...school.directory, database: join(folder.path, 'nothing.db') };
    await expect(createBackup(lost, 'manual')).rejects.toThrow('could not be made');
    expect(listBackups(school.directory.backups)).toEqual([]);
  });

  test('is refused when it was changed after it was made', async () => {
    const { file } = await createBackup(school.directory, 'manual');
    const bytes = readFileSync(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(verifyBackup(file)).rejects.toThrow('checksum differs');
  });

  test('is refused when it is no school', async () => {
    const file = join(folder.path, 'letter.db');
    writeFileSync(file, 'Dear Ruth');
    await expect(verifyBackup(file)).rejects.toThrow('cannot be used');
    await expect(verifyBackup(join(folder.path, 'missing.db'))).rejects.toThrow('no backup');
  });
});

describe('the backups of a folder', () => {
  test('are listed newest first, and only the newest are kept', async () => {
    for (const day of ['01', '02', '03']) {
      await createBackup(school.directory, 'daily', { now: new Date(`2026-06-${day}T06:00:00Z`) });
    }
    const removed = pruneBackups(school.directory.backups, 2);
    expect(removed).toHaveLength(1);
    expect(removed.every((file) => !existsSync(file) && !existsSync(`${file}.json`))).toBe(true);
    const days = listBackups(school.directory.backups).map(({ createdAt }) =>
      new Date(createdAt).toISOString().slice(0, 10),
    );
    expect(days).toEqual(['2026-06-03', '2026-06-02']);
  });

  test.each([
    ['right', '2026-06-05T09:00:00Z'],
    ['a year ahead', '2027-06-05T09:00:00Z'],
    ['a year behind', '2025-06-05T09:00:00Z'],
    ['at the beginning of all time', '1970-01-01T00:00:00Z'],
  ])(
    'stay as many as are to be kept, with the newest of before, when the clock is %s',
    async (_, now) => {
      for (const day of ['01', '02', '03', '04']) {
        await createBackup(school.directory, 'daily', {
          now: new Date(`2026-06-${day}T06:00:00Z`),
        });
      }
      const made = await createBackup(school.directory, 'daily', { now: new Date(now) });
      pruneBackups(school.directory.backups, 3, Date.parse(now));
      pruneBackups(school.directory.backups, 3, Date.parse('2026-06-06T09:00:00Z'));
      const kept = listBackups(school.directory.backups).map(({ file }) => file);
      expect(kept).toHaveLength(3);
      expect(kept).toContain(made.file);
      expect(kept.filter((file) => /2026-06-0[34]T06/.test(file))).toHaveLength(2);
    },
  );

  test('get names of their own within one second', async () => {
    const now = new Date('2026-06-01T06:00:00Z');
    const first = await createBackup(school.directory, 'daily', { now });
    const second = await createBackup(school.directory, 'daily', { now });
    expect(second.file).not.toBe(first.file);
    expect(listBackups(school.directory.backups)).toHaveLength(2);
  });
});
