import type BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedDatabase, openDataDirectory } from '../data-directory/index.ts';
import { addStudent, createDataFolder } from '../testing/index.ts';
import { createBackup, restoreBackup } from './index.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

type Connection = BetterSqlite.Database;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

interface ForeignKey {
  readonly from: string;
  readonly table: string;
  /** The column that it points to; null where that is the key of the row. */
  readonly to: string | null;
  readonly on_delete: string;
}

/** A word that is in every text of the child and in no other. */
const WORD = 'Habakkuk';

const columnsOf = (connection: Connection, table: string) =>
  connection.pragma(`table_info("${table}")`) as Column[];
const keysOf = (connection: Connection, table: string) =>
  connection.pragma(`foreign_key_list("${table}")`) as ForeignKey[];

/** Tables with rows of their own; those that an index of words is kept in come with it. */
function tablesOf(connection: Connection): string[] {
  return connection
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%' and name not like '%search_%' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .pluck()
    .all();
}

/** Tables whose rows go with a person, or with what belongs to one. */
function personalTables(connection: Connection): string[] {
  const personal = new Set(['users']);
  for (let before = 0; before !== personal.size; ) {
    before = personal.size;
    for (const table of tablesOf(connection)) {
      const goes = keysOf(connection, table).some(
        (key) => key.on_delete === 'CASCADE' && personal.has(key.table),
      );
      if (goes) personal.add(table);
    }
  }
  personal.delete('users');
  return [...personal];
}

/** The first word, or the least number, that a column takes, where it does not take every one. */
function allowedValue(connection: Connection, table: string, column: string): string | undefined {
  const made = connection
    .prepare<[string], string>('select sql from sqlite_schema where name = ?')
    .pluck()
    .get(table);
  const [, word, least] =
    new RegExp(`\\b${column}"? (?:in \\('([^']+)'|between (\\d+) and)`).exec(made ?? '') ?? [];
  return word ?? least;
}

/** Columns of which a row fills just one: the later ones stay empty. */
function emptyColumns(connection: Connection, table: string): readonly string[] {
  const made = connection
    .prepare<[string], string>('select sql from sqlite_schema where name = ?')
    .pluck()
    .get(table);
  return [...(made ?? '').matchAll(/is null\) <> \("?(\w+)"? is null\)/g)].map(
    ([, name]) => name ?? '',
  );
}

/** Puts a row into a table that names the child wherever it can name a person, and into those that it needs. */
function addRow(connection: Connection, table: string, childId: number, filled: Set<string>): void {
  if (filled.has(table)) return;
  filled.add(table);
  const keys = new Map(keysOf(connection, table).map((key) => [key.from, key]));
  const empty = emptyColumns(connection, table);
  const needed = columnsOf(connection, table).filter(
    ({ name, pk, type }) =>
      !empty.includes(name) && (keys.has(name) || !(pk === 1 && type.toLowerCase() === 'integer')),
  );
  const values = needed.map((column) => {
    const key = keys.get(column.name);
    if (key?.table === 'users') return childId;
    if (key) {
      addRow(connection, key.table, childId, filled);
      // A key of several columns names each by itself.
      const named = key.to ?? 'rowid';
      return connection
        .prepare(`select "${named}" from "${key.table}" order by rowid desc limit 1`)
        .pluck()
        .get();
    }
    const allowed = allowedValue(connection, table, column.name);
    if (column.type.toLowerCase() !== 'text') return Number(allowed ?? 1);
    return allowed ?? `${WORD} ${table}.${column.name}`;
  });
  const names = needed.map(({ name }) => `"${name}"`).join(', ');
  const marks = needed.map(() => '?').join(', ');
  connection.prepare(`insert into "${table}" (${names}) values (${marks})`).run(...values);
}

/** Gives a child a row in every table that can hold one of a person. @returns the names of the tables */
function fillEverything(connection: Connection, childId: number): Set<string> {
  const filled = new Set<string>(['users']);
  const people = tablesOf(connection).filter((table) =>
    keysOf(connection, table).some((key) => key.table === 'users'),
  );
  // What keeps the sample class apart would refuse to bring it together with anybody.
  const last = (table: string) => Number(table.startsWith('sample_'));
  const tables = [...new Set([...people, ...personalTables(connection)])];
  for (const table of tables.sort((a, b) => last(a) - last(b))) {
    addRow(connection, table, childId, filled);
  }
  return filled;
}

/** Everything in a school that still holds the child's id where a person is named, or a word of the child. */
function traces(connection: Connection, childId: number): string[] {
  const personal = new Set(personalTables(connection));
  return tablesOf(connection).flatMap((table) => {
    const keys = keysOf(connection, table).filter((key) => key.table === 'users');
    const ids = keys
      .filter(({ from }) =>
        connection.prepare(`select 1 from "${table}" where "${from}" = ?`).get(childId),
      )
      .map(({ from }) => `${table}.${from} = ${childId}`);
    const isOfPerson = personal.has(table) || table === 'users' || NAMES_PEOPLE.has(table);
    const words = columnsOf(connection, table)
      .filter(() => isOfPerson)
      .filter(({ name }) =>
        connection.prepare(`select 1 from "${table}" where "${name}" like ?`).get(`%${WORD}%`),
      )
      .map(({ name }) => `${table}.${name} ~ ${WORD}`);
    return [...ids, ...words];
  });
}

/** Tables that name people without belonging to an account. */
const NAMES_PEOPLE = new Set(['sign_in_throttles', 'outbox_mails']);

async function addChild({ db, connection }: OpenedDatabase): Promise<number> {
  const childId = await addStudent(db, WORD);
  connection
    .prepare('update users set email = ?, email_key = ?, parent_email_key = ? where id = ?')
    .run(`${WORD}@example.org`, `${WORD}@example.org`.toLowerCase(), 'eva@example.org', childId);
  connection.prepare('insert into sign_in_throttles values (?, 3, 0)').run(WORD);
  const mail = connection.prepare(
    "insert into outbox_mails (to_address, subject, body, status, created_at) values (?, 'Hello', ?, 'kept', 0)",
  );
  mail.run(`${WORD}@example.org`.toLowerCase(), `Hello ${WORD}, here is your link.`);
  mail.run('eva@example.org', `Your child ${WORD} is doing well.`);
  return childId;
}

test('a deleted child leaves no row and no word in any table, and other people keep theirs', async () => {
  const school = await openDataDirectory(folder.path, 'a test');
  const { connection } = school;
  const other = await addStudent(school.db, 'ruth');
  connection.prepare("insert into sign_in_throttles values ('ruth', 1, 0)").run();
  connection
    .prepare(
      "insert into outbox_mails (to_address, subject, body, status, created_at) values ('eva@example.org', 'Hello', 'About Ruth', 'kept', 0)",
    )
    .run();
  const childId = await addChild(school);
  const filled = fillEverything(connection, childId);
  expect(filled.size).toBeGreaterThan(50);
  for (const table of personalTables(connection)) {
    expect(connection.prepare(`select count(*) from "${table}"`).pluck().get(), table).not.toBe(0);
  }
  expect(traces(connection, childId).length).toBeGreaterThan(100);

  connection.prepare('delete from users where id = ?').run(childId);
  expect(traces(connection, childId)).toEqual([]);
  const left = connection.prepare('select to_address, body from outbox_mails').all();
  expect(left).toEqual([{ to_address: 'eva@example.org', body: 'About Ruth' }]);
  const throttles = connection.prepare('select username_key from sign_in_throttles').pluck().all();
  expect(throttles).toEqual(['ruth']);
  expect(connection.prepare('select id from users').pluck().all()).toEqual([other]);
  await school.close();
});

test('a restore of an older backup brings nothing of a deleted child back', async () => {
  const school = await openDataDirectory(folder.path, 'a test');
  const childId = await addChild(school);
  fillEverything(school.connection, childId);
  school.connection
    .prepare("update rooms set state = ?, status = 'open'")
    .run(JSON.stringify({ players: [{ id: childId, name: WORD }] }));
  const { file } = await createBackup(school.directory, 'daily');
  school.connection.prepare('delete from users where id = ?').run(childId);
  await school.db
    .insertInto('deletionReceipts')
    .values({ receipt: 'r', userId: childId, role: 'student', deletedAt: Date.now() })
    .execute();
  await school.close();

  const { deletedAgain } = await restoreBackup(folder.path, file);
  expect(deletedAgain).toBe(1);
  const restored = await openDataDirectory(folder.path, 'a test');
  expect(traces(restored.connection, childId)).toEqual([]);
  const states = restored.connection.prepare('select state from rooms').pluck().all();
  expect(states.length).toBeGreaterThan(0);
  expect(states.every((state) => state === null)).toBe(true);
  await restored.close();
});
