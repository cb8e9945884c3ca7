import type BetterSqlite from 'better-sqlite3';

type Connection = BetterSqlite.Database;

/** The columns of a deleted recording of a family, as SQL names them. */
export const ENDED_RECORDING_COLUMNS = 'id, child_id, made_at';

/** A recording of a family that somebody has deleted. */
export interface EndedRecording {
  readonly id: number;
  readonly child_id: number;
  readonly made_at: number;
}

/** Deletes again what was deleted since, and its earlier sounds; an id alone may be a later recording's by now. */
export function endRecordings(connection: Connection, ended: readonly EndedRecording[]): void {
  if (ended.length === 0) return;
  const end = connection.prepare(
    'delete from family_recordings where id = ? and child_id = ? and made_at <= ?',
  );
  const note = connection.prepare(
    `insert into ended_family_recordings (id, child_id, made_at) select ?, id, ? from users where id = ?
     on conflict (id) do update set child_id = excluded.child_id, made_at = excluded.made_at
     where excluded.made_at > made_at`,
  );
  for (const { id, child_id, made_at } of ended) {
    end.run(id, child_id, made_at);
    note.run(id, made_at, child_id);
  }
}
