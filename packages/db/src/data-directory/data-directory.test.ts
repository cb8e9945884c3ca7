import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackup, listBackups } from '../backup/index.ts';
import { addStudent, createDataFolder, usernames } from '../testing/index.ts';
import { checkWritable, dataDirectory, lockHolder, openBesideServer } from './index.ts';
import { type OpenedDatabase, openDataDirectory } from './open.ts';

let folder: ReturnType<typeof createDataFolder>;
const opened: OpenedDatabase[] = [];

beforeEach(() => {
  folder = createDataFolder();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  folder.remove();
});

async function open(path = folder.path): Promise<OpenedDatabase> {
  const database = await openDataDirectory(path, 'a test');
  opened.push(database);
  return database;
}

async function closeAll(): Promise<void> {
  for (const database of opened.splice(0)) await database.close();
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('opening a data folder', () => {
  test('begins a school with every migration, which only its owner can read', async () => {
    const path = join(folder.path, 'new', 'data');
    const { directory, db, migrated, backup } = await open(path);
    expect(migrated).toContain('0001-initial');
    expect(backup).toBeNull();
    await addStudent(db, 'ruth');
    expect(mode(path)).toBe('700');
    expect(mode(directory.database)).toBe('600');
    expect(mode(`${directory.database}-wal`)).toBe('600');
  });

  test.each([
    [
      'where no folder can be made',
      '/proc/lamplight/data',
      'there is no place where it could be made',
    ],
    ['below a file', '/proc/version/data', 'a file stands where a folder is needed'],
  ])('%s says so, and does not try for ever', async (_, path, words) => {
    await expect(open(path)).rejects.toThrow(
      `The data folder ${path} cannot be used: ${words}. Mend that, or choose another folder with DATA_DIR.`,
    );
  });

  test('keeps what was written, and has nothing to migrate the next time', async () => {
    await addStudent((await open()).db, 'ruth');
    await closeAll();
    const { db, migrated } = await open();
    expect(migrated).toEqual([]);
    expect(await usernames(db)).toEqual(['ruth']);
  });

  test('leaves nothing in the log when it closes', async () => {
    const { directory, db } = await open();
    await addStudent(db, 'ruth');
    await closeAll();
    expect(existsSync(`${directory.database}-wal`)).toBe(false);
  });

  test('narrows the mode of an empty folder, and leaves a folder with other things in it', async () => {
    chmodSync(folder.path, 0o755);
    await open();
    expect(mode(folder.path)).toBe('700');
    const home = createDataFolder();
    writeFileSync(join(home.path, 'letter.txt'), 'Dear Ruth');
    chmodSync(home.path, 0o755);
    await open(home.path);
    expect(mode(home.path)).toBe('755');
    await closeAll();
    home.remove();
  });

  test('backs an older school up before it migrates it', async () => {
    const first = await open();
    await addStudent(first.db, 'ruth');
    // A school from before the first migration was recorded: its schema is there, its name is not.
    first.connection.exec('delete from kysely_migration');
    await closeAll();
    await expect(openDataDirectory(folder.path, 'a test')).rejects.toThrow('already exists');
    await expect(openDataDirectory(folder.path, 'a test')).rejects.toThrow('already exists');
    const backups = listBackups(dataDirectory(folder.path).backups);
    expect(backups.map(({ kind }) => kind)).toEqual(['before-migration']);
  });

  test('refuses a school that a newer program has written', async () => {
    const { connection } = await open();
    connection.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
    await closeAll();
    await expect(open()).rejects.toThrow('newer Lamplight (9999-later)');
  });
});

describe('a school whose database was lost', () => {
  beforeEach(async () => {
    const { db } = await open();
    await addStudent(db, 'ruth');
  });

  test('is not begun anew: the newest backup and the command are named', async () => {
    const { directory } = opened[0] as OpenedDatabase;
    const { file } = await createBackup(directory, 'daily');
    await closeAll();
    rmSync(directory.database);
    const refused = open();
    await expect(refused).rejects.toThrow(`npm run lamplight -- restore "${file}"`);
    await expect(refused).rejects.toThrow(`in a ready-made release: ./lamplight restore "${file}"`);
    expect(existsSync(directory.database)).toBe(false);
  });

  test('is noticed when its file was emptied, or replaced by something else', async () => {
    const { directory } = opened[0] as OpenedDatabase;
    await closeAll();
    truncateSync(directory.database, 0);
    await expect(open()).rejects.toThrow('is empty');
    writeFileSync(directory.database, 'this is no database, whatever its name says'.repeat(50));
    await expect(open()).rejects.toThrow('holds no school');
  });

  test('may be begun anew once the marker is gone too', async () => {
    const { directory } = opened[0] as OpenedDatabase;
    await closeAll();
    rmSync(directory.database);
    rmSync(directory.marker);
    expect(await usernames((await open()).db)).toEqual([]);
  });
});

describe('the lock of a data folder', () => {
  test('keeps a second opener out and says who is in', async () => {
    await open();
    await expect(openDataDirectory(folder.path, 'another')).rejects.toThrow(
      `in use by a test (process ${process.pid}`,
    );
    expect(lockHolder(dataDirectory(folder.path))).toMatchObject({ program: 'a test' });
  });

  test('is free again after closing', async () => {
    await open();
    await closeAll();
    expect(lockHolder(dataDirectory(folder.path))).toBeNull();
    await expect(open()).resolves.toBeDefined();
  });

  test('goes with a process that was killed', async () => {
    const { directory } = await open();
    await closeAll();
    const holder = await startHolder(directory.lock);
    await expect(openDataDirectory(folder.path, 'a test')).rejects.toThrow('in use');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await expect(open()).resolves.toBeDefined();
  });

  test('leaves room for a command beside the server', async () => {
    const { db } = await open();
    const beside = await openBesideServer(folder.path);
    await addStudent(beside.db, 'naomi');
    await beside.close();
    expect(await usernames(db)).toEqual(['naomi']);
  });
});

test('a writable database proves it, and one that cannot be written says so', async () => {
  const { db, connection } = await open();
  await expect(checkWritable(db)).resolves.toBeUndefined();
  connection.pragma('query_only = ON');
  await expect(checkWritable(db)).rejects.toThrow('readonly');
});

test('a command does not begin a school', async () => {
  await expect(openBesideServer(folder.path)).rejects.toThrow('no school');
  expect(existsSync(dataDirectory(folder.path).database)).toBe(false);
});

test('the marker says in words what it is for', async () => {
  const { directory } = await open();
  expect(readFileSync(directory.marker, 'utf8')).toContain('A school of Lamplight lives');
});

/** Another process that holds the lock as a server does. */
async function startHolder(lock: string) {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const program = `
    const Driver = require(${JSON.stringify(driver)});
    const connection = new Driver(${JSON.stringify(lock)});
    connection.exec('begin exclusive');
    console.log('locked');
    setInterval(() => connection.open, 1000);
  `;
  const child = spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
