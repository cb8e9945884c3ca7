import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackup, restoreBackup } from '../backup/index.ts';
import { migrate, migrationNames } from '../migrations/index.ts';
import { openConnection, type SqliteConnection } from '../sqlite/connection.ts';
import { databaseOn } from '../sqlite/database-handle.ts';
import { addStudent, createDataFolder, usernames } from '../testing/index.ts';
import { writeMarker } from './marker.ts';
import { openDataDirectory } from './open.ts';
import { dataDirectory } from './paths.ts';
import { dataProblem } from './problems.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

/** Does something to the database of the folder, behind the back of a host that does not run. */
async function behindTheHost(
  work: (db: ReturnType<typeof databaseOn>, connection: SqliteConnection) => Promise<void>,
): Promise<void> {
  const connection = openConnection(dataDirectory(folder.path).database);
  const db = databaseOn(connection);
  await work(db, connection);
  await db.destroy();
}

async function namesAtStart(): Promise<string[]> {
  const { db, close } = await openDataDirectory(folder.path, 'a test');
  const names = await usernames(db);
  await close();
  return names;
}

/** A migration of many that a host of old noted, before it was killed in the next. */
const OLDER = '0014-written-quizzes';

describe('a first start that an older host left half-made', () => {
  test.each([
    ['in its first migration', undefined],
    ['in a later one', OLDER],
  ])('%s is begun anew, since nobody is in it', async (_where, upTo) => {
    await behindTheHost(async (db, connection) => {
      await migrate(db, upTo ?? '0001-initial');
      if (upTo) connection.exec('create table class_settings (id integer primary key)');
      else connection.exec('delete from kysely_migration; drop table profiles');
    });
    expect(await namesAtStart()).toEqual([]);
    const { connection, close } = await openDataDirectory(folder.path, 'a test');
    const noted = connection.prepare('select name from kysely_migration').pluck().all();
    expect(noted).toEqual(migrationNames());
    await close();
  });

  test('is left as it is when somebody is in it', async () => {
    await behindTheHost(async (db, connection) => {
      await migrate(db, '0001-initial');
      await addStudent(db, 'ruth');
      connection.exec('delete from kysely_migration');
    });
    await expect(namesAtStart()).rejects.toThrow(/is as it was before .*A copy of it lies in/);
    await behindTheHost(async (db) => expect(await usernames(db)).toEqual(['ruth']));
  });

  test('is no reason to touch a database of another program', async () => {
    await behindTheHost(async (_db, connection) => {
      connection.exec('create table letters (id integer primary key)');
    });
    const { connection, close } = await openDataDirectory(folder.path, 'a test');
    expect(connection.prepare('select count(*) from letters').pluck().get()).toBe(0);
    await close();
  });
});

describe('an upgrade that an older host left half-made', () => {
  test('names the newest backup that can be brought back, and it can', async () => {
    const directory = dataDirectory(folder.path);
    await behindTheHost(async (db) => {
      await migrate(db, OLDER);
      await addStudent(db, 'ruth');
    });
    writeMarker(directory);
    const before = await createBackup(directory, 'before-migration', { now: new Date(1_000_000) });
    await behindTheHost(async (_db, connection) => {
      connection.exec('create table class_settings (id integer primary key)');
    });
    const refused = namesAtStart();
    await expect(refused).rejects.toThrow('0015-grown-ups: table "class_settings" already exists');
    await expect(refused).rejects.toThrow(`npm run lamplight -- restore "${before.file}"`);
    await expect(refused).rejects.not.toThrow('\n');
    await restoreBackup(folder.path, before.file);
    expect(await namesAtStart()).toEqual(['ruth']);
  });
});

test('a migration that fails takes the ones before it back', async () => {
  await behindTheHost(async (db, connection) => {
    await migrate(db, OLDER);
    connection.exec('create table wrong_codes (id integer primary key)');
    const tables = () => connection.prepare('select name from sqlite_schema order by name').all();
    const before = tables();
    await expect(migrate(db)).rejects.toThrow('0016-wrong-codes: table "wrong_codes"');
    expect(tables()).toEqual(before);
  });
});

test('a copy that was ended in the middle is removed once nobody works on it any more', async () => {
  const { backups } = dataDirectory(folder.path);
  mkdirSync(backups);
  const [left, fresh] = ['left.db.unfinished', 'fresh.db.unfinished'].map((name) => {
    const file = join(backups, name);
    writeFileSync(file, 'half a school');
    return file;
  }) as [string, string];
  utimesSync(left, new Date(0), new Date(0));
  await namesAtStart();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(fresh)).toBe(true);
});

describe('what a start says of a disk that takes nothing', () => {
  /** The error of SQLite itself, as it comes out of the first migration. */
  async function migrateWith(pragma: string): Promise<unknown> {
    let error: unknown;
    await behindTheHost(async (db, connection) => {
      connection.pragma(pragma);
      error = await migrate(db).catch((caught: unknown) => caught);
    });
    return error;
  }

  test.each([
    ['max_page_count = 5', /^The disk that holds \S+ is full: make room on it/],
    [
      'query_only = ON',
      /cannot be written: its disk is read-only, or the user .* may not write there\. Mend that/,
    ],
  ])('with %s is a sentence', async (pragma, sentence) => {
    const problem = await dataProblem(await migrateWith(pragma), dataDirectory(folder.path));
    expect(problem?.message).toMatch(sentence);
  });

  test('is nothing of the kind for a fault of the program', async () => {
    expect(await dataProblem(new TypeError('x'), dataDirectory(folder.path))).toBeNull();
  });
});
