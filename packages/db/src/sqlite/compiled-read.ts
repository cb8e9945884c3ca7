import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database-handle.ts';

/** Stands for an argument while a query is built. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A hot read whose SQL is built once for each database instead of once a call, which is most of what
 * a small read costs. Arguments must reach the query as values, nothing may depend on what they are.
 *
 *     const findName = compiledRead((db, id: number) =>
 *       db.selectFrom('users').select('firstName').where('id', '=', id));
 */
export function compiledRead<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  const compiledFor = new WeakMap<Db, CompiledQuery<Row>>();

  function compile(db: Db): CompiledQuery<Row> {
    const placeholders = Array.from({ length: build.length - 1 }, (_, i) => new Placeholder(i));
    const compiled = build(db, ...(placeholders as unknown as Args)).compile();
    compiledFor.set(db, compiled);
    return compiled;
  }

  return async (db, ...args) => {
    const compiled = compiledFor.get(db) ?? compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? args[parameter.index] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
