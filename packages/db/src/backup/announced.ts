import type BetterSqlite from 'better-sqlite3';

type Connection = BetterSqlite.Database;

/** An announcement that was taken down. */
export interface WithdrawnAnnouncement {
  readonly id: number;
  readonly created_at: number;
  readonly withdrawn_at: number | null;
}

/** The address of somebody's calendar; without a token it was ended. */
export interface CalendarFeedRow {
  readonly user_id: number;
  readonly token_hash: string | null;
  readonly made_at: number;
}

/** Takes down again what was taken down since; an id alone may be another announcement's by now. */
export function withdrawAnnouncements(
  connection: Connection,
  withdrawn: readonly WithdrawnAnnouncement[],
): void {
  if (withdrawn.length === 0) return;
  const withdraw = connection.prepare(
    `update announcements set withdrawn_at = ?
     where id = ? and created_at = ? and withdrawn_at is null`,
  );
  for (const { id, created_at, withdrawn_at } of withdrawn) {
    if (withdrawn_at !== null) withdraw.run(withdrawn_at, id, created_at);
  }
}

/** Puts newer addresses, and the end of one, in the place of those that a backup holds. */
export function replaceFeeds(connection: Connection, feeds: readonly CalendarFeedRow[]): void {
  if (feeds.length === 0) return;
  const replace = connection.prepare(
    'update calendar_feeds set token_hash = ?, made_at = ? where user_id = ? and made_at < ?',
  );
  for (const { user_id, token_hash, made_at } of feeds) {
    replace.run(token_hash, made_at, user_id, made_at);
  }
}
