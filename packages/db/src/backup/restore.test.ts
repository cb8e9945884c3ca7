import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataDirectory, type OpenedDatabase, openDataDirectory } from '../data-directory/index.ts';
import { addStudent, createDataFolder, usernames } from '../testing/index.ts';
import { createBackup, listBackups, restoreBackup } from './index.ts';
import { swapIn } from './swap.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

/** Does something with the school as a running server does. */
async function withSchool<T>(work: (school: OpenedDatabase) => Promise<T>): Promise<T> {
  const school = await openDataDirectory(folder.path, 'a test');
  try {
    return await work(school);
  } finally {
    await school.close();
  }
}

async function deleteAccount({ db }: OpenedDatabase, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
  const receipt = { receipt: `receipt-${userId}`, userId, role: 'student', deletedAt: Date.now() };
  await db.insertInto('deletionReceipts').values(receipt).execute();
}

const present = () => withSchool(({ db }) => usernames(db));

describe('restoring', () => {
  test('brings the school of the backup back and keeps the present one as a restore point', async () => {
    const backup = await withSchool(async (school) => {
      await addStudent(school.db, 'ruth');
      const made = await createBackup(school.directory, 'daily');
      await addStudent(school.db, 'boaz');
      return made;
    });
    const { restorePoint } = await restoreBackup(folder.path, backup.file);
    expect(await present()).toEqual(['ruth']);
    await restoreBackup(folder.path, restorePoint ?? '');
    expect(await present()).toEqual(['ruth', 'boaz']);
    expect(statSync(dataDirectory(folder.path).database).mode & 0o777).toBe(0o600);
  });

  test('leaves no other file behind', async () => {
    const backup = await withSchool(({ directory }) => createBackup(directory, 'daily'));
    await restoreBackup(folder.path, backup.file);
    expect(readdirSync(folder.path).sort()).toEqual([
      'backups',
      'lamplight.db',
      'lamplight.lock',
      'lamplight.marker',
    ]);
  });

  test('keeps deleted children deleted, and never gives their ids to others', async () => {
    const { file, boaz } = await withSchool(async (school) => {
      await addStudent(school.db, 'ruth');
      const made = await createBackup(school.directory, 'daily');
      const ruth = (await school.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
      const other = await addStudent(school.db, 'boaz');
      await deleteAccount(school, ruth);
      await deleteAccount(school, other);
      return { file: made.file, boaz: other };
    });
    const { deletedAgain } = await restoreBackup(folder.path, file);
    expect(deletedAgain).toBe(1);
    await withSchool(async ({ db }) => {
      expect(await usernames(db)).toEqual([]);
      expect(await db.selectFrom('deletionReceipts').selectAll().execute()).toHaveLength(2);
      expect(await addStudent(db, 'naomi')).toBeGreaterThan(boaz);
    });
  });

  test('knows the deletions from the other backups when the database itself is lost', async () => {
    const first = await withSchool(async (school) => {
      const ruth = await addStudent(school.db, 'ruth');
      await addStudent(school.db, 'boaz');
      const made = await createBackup(school.directory, 'daily', { now: new Date(1_000_000) });
      await deleteAccount(school, ruth);
      await createBackup(school.directory, 'daily');
      return made;
    });
    rmSync(dataDirectory(folder.path).database);
    expect(await restoreBackup(folder.path, first.file)).toMatchObject({
      restorePoint: null,
      deletedAgain: 1,
    });
    expect(await present()).toEqual(['boaz']);
  });

  test('ends every session and every mailed link', async () => {
    const backup = await withSchool(async ({ db, directory }) => {
      const userId = await addStudent(db, 'ruth');
      await db
        .insertInto('sessions')
        .values({ idHash: 'x', userId, expiresAt: 1e15, startedAt: 0, usedAt: 0 })
        .execute();
      return createBackup(directory, 'daily');
    });
    await restoreBackup(folder.path, backup.file);
    const sessions = await withSchool(({ db }) => db.selectFrom('sessions').selectAll().execute());
    expect(sessions).toEqual([]);
  });

  test('keeps the files of a database that is damaged', async () => {
    const backup = await withSchool(async ({ db, directory }) => {
      await addStudent(db, 'ruth');
      return createBackup(directory, 'daily');
    });
    const { database } = dataDirectory(folder.path);
    writeFileSync(database, 'something wrote over it '.repeat(500));
    const { restorePoint } = await restoreBackup(folder.path, backup.file);
    expect(readFileSync(restorePoint ?? '', 'utf8')).toContain('something wrote over it');
    expect(await present()).toEqual(['ruth']);
  });

  test('is refused for a damaged backup, and nothing changes', async () => {
    const backup = await withSchool(async ({ db, directory }) => {
      const made = await createBackup(directory, 'daily');
      await addStudent(db, 'ruth');
      return made;
    });
    const bytes = readFileSync(backup.file);
    writeFileSync(backup.file, bytes.subarray(0, bytes.length - 4096));
    await expect(restoreBackup(folder.path, backup.file)).rejects.toThrow('checksum');
    expect(await present()).toEqual(['ruth']);
    expect(listBackups(dataDirectory(folder.path).backups)).toHaveLength(1);
  });

  test('is refused while the school is being served', async () => {
    await withSchool(async ({ directory }) => {
      const backup = await createBackup(directory, 'daily');
      await expect(restoreBackup(folder.path, backup.file)).rejects.toThrow('in use by a test');
    });
  });
});

describe('swapping a database in', () => {
  test('puts the old one back when the new one fails its check', async () => {
    const database = join(folder.path, 'school.db');
    writeFileSync(database, 'old');
    writeFileSync(join(folder.path, 'new.db'), 'new');
    const failing = swapIn(database, join(folder.path, 'new.db'), async () => {
      throw new Error('unusable');
    });
    await expect(failing).rejects.toThrow('unusable');
    expect(readFileSync(database, 'utf8')).toBe('old');
  });

  test('keeps the new one when it passes', async () => {
    const database = join(folder.path, 'school.db');
    writeFileSync(database, 'old');
    writeFileSync(join(folder.path, 'new.db'), 'new');
    await swapIn(database, join(folder.path, 'new.db'), async () => {});
    expect(readFileSync(database, 'utf8')).toBe('new');
    expect(existsSync(`${database}.before-restore`)).toBe(false);
  });
});
