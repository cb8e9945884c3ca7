import { writeFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addStudent,
  createDataFolder,
  createTestDatabase,
  testDatabaseBytes,
  usernames,
} from '../testing/index.ts';
import { connectionSettings, openConnection, type SqliteConnection } from './connection.ts';
import { type Db, databaseOn, transact, transactBeside } from './database-handle.ts';
import { flush } from './log-file.ts';

let folder: ReturnType<typeof createDataFolder>;
let connection: SqliteConnection;
let db: Db;
let empty: Buffer;
beforeAll(async () => {
  const memory = await createTestDatabase();
  empty = testDatabaseBytes(memory);
  await memory.destroy();
});
beforeEach(async () => {
  folder = createDataFolder();
  writeFileSync(`${folder.path}/school.db`, empty);
  connection = openConnection(`${folder.path}/school.db`);
  db = databaseOn(connection);
  // A log is there from the first transaction on.
  await transact(db, async () => {});
});
afterEach(async () => {
  await db.destroy();
  folder.remove();
});

/** The names that a program beside this one sees. */
async function namesElsewhere(): Promise<string[]> {
  const other = databaseOn(openConnection(`${folder.path}/school.db`));
  const names = await usernames(other);
  await other.destroy();
  return names;
}

test('what is written beside is there for others when the call resolves', async () => {
  const id = await transactBeside(db, (trx) => addStudent(trx, 'ruth'));
  expect(id).toBe(1);
  expect(await namesElsewhere()).toEqual(['ruth']);
});

test('the program goes on after the commit, before the flush has ended', async () => {
  const order: string[] = [];
  const count = connection.prepare<[], { n: number }>('select count(*) as n from users');
  const writing = transactBeside(
    db,
    (trx) => addStudent(trx, 'ruth'),
    () => order.push(`${count.get()?.n} committed, open: ${connection.inTransaction}`),
  );
  await writing.then(() => order.push('durable'));
  expect(order).toEqual(['1 committed, open: false', 'durable']);
});

test('everything is taken back when the work fails, and nothing happens meanwhile', async () => {
  let meanwhile = 0;
  const failing = transactBeside(
    db,
    async (trx) => {
      await addStudent(trx, 'ruth');
      throw new Error('no');
    },
    () => {
      meanwhile += 1;
    },
  );
  await expect(failing).rejects.toThrow('no');
  expect(meanwhile).toBe(0);
  expect(await namesElsewhere()).toEqual([]);
});

test('every other transaction waits for the disk as before', async () => {
  const synchronous = () => connectionSettings(connection).synchronous;
  const full = synchronous();
  let within: unknown;
  await transactBeside(db, async (trx) => {
    within = synchronous();
    return addStudent(trx, 'ruth');
  });
  expect(within).not.toBe(full);
  expect(synchronous()).toBe(full);
  const failing = transactBeside(db, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(synchronous()).toBe(full);
});

test('transactions of both kinds wait for each other', async () => {
  await Promise.all([
    transactBeside(db, (trx) => addStudent(trx, 'ruth')),
    transact(db, (trx) => addStudent(trx, 'boaz')),
    transactBeside(db, (trx) => addStudent(trx, 'naomi')),
  ]);
  expect(await namesElsewhere()).toEqual(['ruth', 'boaz', 'naomi']);
});

test('a database in memory has no log to flush, and works all the same', async () => {
  const memory = await createTestDatabase();
  let meanwhile = 0;
  await transactBeside(
    memory,
    (trx) => addStudent(trx, 'ruth'),
    () => {
      meanwhile += 1;
    },
  );
  expect(await usernames(memory)).toEqual(['ruth']);
  expect(meanwhile).toBe(1);
  await memory.destroy();
});

test('a log that cannot be flushed is an error', async () => {
  await expect(flush(`${folder.path}/nothing-wal`)).rejects.toThrow('ENOENT');
});
