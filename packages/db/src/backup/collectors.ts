import type BetterSqlite from 'better-sqlite3';

/** Somebody who may or may not collect a child, or that they were removed. */
export interface CollectorRow {
  readonly id: number;
  readonly student_id: number;
  readonly name: string;
  readonly relation: string;
  readonly telephone: string;
  readonly allowed: number;
  readonly photo: Buffer | null;
  readonly removed: number;
  readonly added_by: number | null;
  readonly updated_at: number;
}

export const COLLECTOR_COLUMNS =
  'id, student_id, name, relation, telephone, allowed, photo, removed, added_by, updated_at';

/**
 * Puts what was last said of each person into a restored database: who may not collect a child any more must not be
 * let in by an older list. A backup that is the newer of the two keeps what it holds.
 */
export function carryCollectors(
  connection: BetterSqlite.Database,
  collectors: readonly CollectorRow[],
): void {
  // Whoever wrote it may not be known to the backup; the child has to be.
  const carry = connection.prepare(
    `insert into collectors (${COLLECTOR_COLUMNS})
     select ?, id, ?, ?, ?, ?, ?, ?, (select id from users where id = ?), ? from users where id = ?
     on conflict (id) do update set
       name = excluded.name, relation = excluded.relation, telephone = excluded.telephone,
       allowed = excluded.allowed, photo = excluded.photo, removed = excluded.removed,
       added_by = excluded.added_by, updated_at = excluded.updated_at
     where collectors.updated_at < excluded.updated_at`,
  );
  for (const one of collectors) {
    const { id, name, relation, telephone, allowed, photo, removed } = one;
    const said = [name, relation, telephone, allowed, photo, removed];
    carry.run(id, ...said, one.added_by, one.updated_at, one.student_id);
  }
}
