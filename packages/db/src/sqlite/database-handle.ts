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
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const plain = unguarded.get(db);
  if (!plain || insideTransaction.getStore()) {
    throw new Error('transact() inside transact(): hand the open transaction on instead');
  }
  return plain.connection().execute((connection) =>
    insideTransaction.run(true, async () => {
      await sql`begin immediate`.execute(connection);
      try {
        const result = await work(connection);
        await sql`commit`.execute(connection);
        return result;
      } catch (error) {
        await sql`rollback`.execute(connection);
        throw error;
      }
    }),
  );
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
