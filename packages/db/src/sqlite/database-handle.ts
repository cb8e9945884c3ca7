import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CamelCasePlugin,
  Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  SqliteDialect,
  sql,
} from 'kysely';
import type { Database } from '../schema/database.ts';
import type { SqliteConnection } from './connection.ts';
import { flush, logFileOf } from './log-file.ts';
import { type Channel, endGathering, gather, tell } from './notifications.ts';

/** A database or a transaction on it: what every repository function takes first. */
export type Db = Kysely<Database>;

const insideTransaction = new AsyncLocalStorage<true>();
const unguarded = new WeakMap<Db, Db>();
const connections = new WeakMap<Db, SqliteConnection>();

/** Kysely's naming of fields, also for rows that did not come through Kysely. */
class FieldNames extends CamelCasePlugin {
  readonly #known = new Map<string, string>();

  fieldOf(column: string): string {
    const known = this.#known.get(column);
    if (known !== undefined) return known;
    const field = this.camelCase(column);
    this.#known.set(column, field);
    return field;
  }
}

const fieldNames = new FieldNames({ maintainNestedObjectKeys: true });

/** The tables behind a connection, in camel case. */
export function databaseOn(connection: SqliteConnection): Db {
  const plain = new Kysely<Database>({
    dialect: new SqliteDialect({ database: connection }),
    plugins: [fieldNames],
  });
  const guarded = plain.withPlugin(new OuterHandleGuard());
  unguarded.set(guarded, plain);
  connections.set(guarded, connection);
  return guarded;
}

/** The connection of an outer handle; null for the handle of a transaction. */
export function connectionBehind(db: Db): SqliteConnection | null {
  return connections.get(db) ?? null;
}

/** The name that a column has in our rows, such as `firstName` for `first_name`. */
export function fieldOf(column: string): string {
  return fieldNames.fieldOf(column);
}

/**
 * Runs `work` in one transaction that begins with BEGIN IMMEDIATE, so that two writers wait for each
 * other instead of failing half-way. Everything inside uses the handle that `work` receives: there is
 * one connection, and the outer handle would wait for itself for ever (it throws instead).
 * Keep it short: repository calls only, never an AI call, a mail or a password hash.
 */
export function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return onConnection(db, (handle, connection) => inTransaction(handle, connection, work));
}

/**
 * Like `transact`, but the program goes on while the disk is at work: the commit does not wait for it, and the
 * log is flushed beside the event loop. Resolves when everything is durable. Other queries see it a moment
 * before that, so only what may be known early belongs in here. When the flush fails, the call fails and the
 * rows may be there.
 * @param whileFlushing is called once, after the commit; it must not throw
 */
export async function transactBeside<T>(
  db: Db,
  work: (trx: Db) => Promise<T>,
  whileFlushing: () => void = () => {},
): Promise<T> {
  const connection = connectionBehind(db);
  const log = connection && logFileOf(connection);
  if (connection === null || log === null) {
    const result = await transact(db, work);
    whileFlushing();
    return result;
  }
  const result = await onConnection(db, async (handle) => {
    connection.exec('pragma synchronous = normal');
    try {
      return await inTransaction(handle, connection, work);
    } finally {
      connection.exec('pragma synchronous = full');
    }
  });
  const flushed = flush(log);
  whileFlushing();
  await flushed;
  return result;
}

/** Uses the one connection while everybody else waits for it. */
async function onConnection<T>(
  db: Db,
  use: (handle: Db, connection: SqliteConnection) => Promise<T>,
): Promise<T> {
  const plain = unguarded.get(db);
  const connection = connections.get(db);
  if (!plain || !connection || insideTransaction.getStore()) {
    throw new Error('transact() inside transact(): hand the open transaction on instead');
  }
  let told: Iterable<Channel> = [];
  const result = await plain.connection().execute((handle) =>
    insideTransaction.run(true, async () => {
      const gathered = gather(handle);
      try {
        const used = await use(handle, connection);
        told = gathered;
        return used;
      } finally {
        endGathering(handle);
      }
    }),
  );
  tell(db, told);
  return result;
}

async function inTransaction<T>(
  handle: Db,
  connection: SqliteConnection,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  await sql`begin immediate`.execute(handle);
  try {
    const result = await work(handle);
    await sql`commit`.execute(handle);
    return result;
  } catch (error) {
    // On a full disk SQLite has taken everything back by itself, and a second time would hide why.
    if (connection.inTransaction) await sql`rollback`.execute(handle);
    throw error;
  }
}

/** Turns the deadlock of the outer handle inside a transaction into an error that says so. */
class OuterHandleGuard implements KyselyPlugin {
  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (insideTransaction.getStore()) {
      throw new Error(
        'The outer database handle was used inside transact(): use the one it hands in',
      );
    }
    return node;
  }

  async transformResult<T>({ result }: { result: T }): Promise<T> {
    return result;
  }
}
