import type { Compilable, CompiledQuery } from 'kysely';
import type { SqliteConnection } from './connection.ts';
import { connectionBehind, type Db, fieldOf } from './database-handle.ts';

/** Stands for an argument while a query is built. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A query with its SQL. */
interface Prepared<Row> {
  readonly compiled: CompiledQuery<Row>;
  /** Null for the handle of a transaction. */
  readonly connection: SqliteConnection | null;
}

/**
 * A hot read whose SQL is built once for each database instead of once a call, which is most of what
 * a small read costs. Arguments must reach the query as values, nothing may depend on what they are.
 *
 *     const findName = compiledRead((db, id: number) =>
 *       db.selectFrom('users').select('firstName').where('id', '=', id));
 *
 * While no transaction is open it asks SQLite at once, without Kysely's queue for the one connection:
 * it then sees exactly what is committed. While one is open it waits there like every other query.
 */
export function compiledRead<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  const preparedFor = new WeakMap<Db, Prepared<Row>>();

  function prepare(db: Db): Prepared<Row> {
    const placeholders = Array.from({ length: build.length - 1 }, (_, i) => new Placeholder(i));
    const compiled = build(db, ...(placeholders as unknown as Args)).compile();
    const prepared = { compiled, connection: connectionBehind(db) };
    preparedFor.set(db, prepared);
    return prepared;
  }

  return async (db, ...args) => {
    const { compiled, connection } = preparedFor.get(db) ?? prepare(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? args[parameter.index] : parameter,
    );
    if (connection === null || connection.inTransaction) {
      return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
    }
    const statement = connection.prepare<unknown[], Record<string, unknown>>(compiled.sql);
    return statement.all(parameters).map((row) => {
      const renamed: Record<string, unknown> = {};
      for (const column in row) renamed[fieldOf(column)] = row[column];
      return renamed as Row;
    });
  };
}
