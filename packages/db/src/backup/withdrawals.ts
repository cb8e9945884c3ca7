import type BetterSqlite from 'better-sqlite3';
import {
  type CalendarFeedRow,
  replaceFeeds,
  type WithdrawnAnnouncement,
  withdrawAnnouncements,
} from './announced.ts';
import { CARE_CARD_COLUMNS, type CareCardRow, carryCareCards } from './care-cards.ts';
import { COLLECTOR_COLUMNS, type CollectorRow, carryCollectors } from './collectors.ts';
import { ENDED_RECORDING_COLUMNS, type EndedRecording, endRecordings } from './ended-recordings.ts';

type Connection = BetterSqlite.Database;

interface ConsentRow {
  readonly id: number;
  readonly user_id: number;
  readonly purpose: string;
  readonly granted: number;
  readonly given_by: number | null;
  readonly method: string;
  readonly notice: string;
  readonly at: number;
}

interface EndedLink {
  readonly parent_id: number;
  readonly student_id: number;
  readonly ended_at: number;
}

interface CardRow {
  readonly user_id: number;
  readonly token_hash: string;
  readonly created_at: number;
}

interface PicturesRow {
  readonly user_id: number;
  readonly hash: string;
  readonly updated_at: number;
}

interface DeletionWish {
  readonly user_id: number;
  readonly wished_by: number | null;
  readonly by_owner: number;
  readonly receipt: string;
  readonly wished_at: number;
}

interface WithdrawnDeletion {
  readonly user_id: number;
  readonly withdrawn_at: number;
}

/** What a family or a teacher has taken back, or replaced, and a restored backup must not undo. */
export interface Withdrawals {
  /** The whole ledger: what holds is the newest record, whatever it says. */
  readonly consents: readonly ConsentRow[];
  readonly endedLinks: readonly EndedLink[];
  readonly cards: readonly CardRow[];
  readonly pictures: readonly PicturesRow[];
  readonly careCards: readonly CareCardRow[];
  readonly collectors: readonly CollectorRow[];
  readonly deletionWishes: readonly DeletionWish[];
  readonly withdrawnDeletions: readonly WithdrawnDeletion[];
  readonly announcements: readonly WithdrawnAnnouncement[];
  readonly calendarFeeds: readonly CalendarFeedRow[];
  readonly endedRecordings: readonly EndedRecording[];
}

/** How much of a backup is not brought back. */
export interface Withdrawn {
  /** Consents that hold in the backup and were withdrawn since. */
  readonly consents: number;
  /** Links between a parent and a child that were ended since. */
  readonly links: number;
  /** Children whose card or pictures were replaced since. */
  readonly cards: number;
}

/** Reads what was taken back in a database; a table that an older one does not have holds nothing. */
export function readWithdrawals(connection: Connection): Withdrawals {
  const rows = <Row>(table: string, columns: string): Row[] => {
    const isThere = "select 1 from sqlite_schema where type = 'table' and name = ?";
    if (!connection.prepare(isThere).get(table)) return [];
    return connection.prepare<[], Row>(`select ${columns} from ${table}`).all();
  };
  return {
    consents: rows('consents', 'id, user_id, purpose, granted, given_by, method, notice, at'),
    endedLinks: rows('ended_family_links', 'parent_id, student_id, ended_at'),
    cards: rows('sign_in_cards', 'user_id, token_hash, created_at'),
    pictures: rows('picture_passwords', 'user_id, hash, updated_at'),
    careCards: rows('care_cards', CARE_CARD_COLUMNS),
    collectors: rows('collectors', COLLECTOR_COLUMNS),
    deletionWishes: rows('deletion_wishes', 'user_id, wished_by, by_owner, receipt, wished_at'),
    withdrawnDeletions: rows('withdrawn_deletions', 'user_id, withdrawn_at'),
    announcements: rows('announcements', 'id, created_at, withdrawn_at'),
    calendarFeeds: rows('calendar_feeds', 'user_id, token_hash, made_at'),
    endedRecordings: rows('ended_family_recordings', ENDED_RECORDING_COLUMNS),
  };
}

/** Readings of one school taken together; of each card the newest. */
export function joinWithdrawals(readings: readonly Withdrawals[]): Withdrawals {
  const newest = <Row>(
    rows: readonly Row[],
    key: (row: Row) => unknown,
    at: (row: Row) => number,
  ) => [...new Map(rows.toSorted((a, b) => at(a) - at(b)).map((row) => [key(row), row])).values()];
  return {
    consents: newest(
      readings.flatMap(({ consents }) => consents),
      ({ id }) => id,
      ({ at }) => at,
    ),
    endedLinks: newest(
      readings.flatMap(({ endedLinks }) => endedLinks),
      (link) => `${link.parent_id} ${link.student_id}`,
      ({ ended_at }) => ended_at,
    ),
    cards: newest(
      readings.flatMap(({ cards }) => cards),
      (card) => card.user_id,
      (card) => card.created_at,
    ),
    pictures: newest(
      readings.flatMap(({ pictures }) => pictures),
      (one) => one.user_id,
      (one) => one.updated_at,
    ),
    careCards: newest(
      readings.flatMap(({ careCards }) => careCards),
      (card) => card.student_id,
      (card) => card.updated_at,
    ),
    collectors: newest(
      readings.flatMap(({ collectors }) => collectors),
      ({ id }) => id,
      ({ updated_at }) => updated_at,
    ),
    deletionWishes: newest(
      readings.flatMap(({ deletionWishes }) => deletionWishes),
      (wish) => wish.user_id,
      (wish) => wish.wished_at,
    ),
    withdrawnDeletions: newest(
      readings.flatMap(({ withdrawnDeletions }) => withdrawnDeletions),
      (one) => one.user_id,
      (one) => one.withdrawn_at,
    ),
    announcements: newest(
      readings.flatMap(({ announcements }) => announcements),
      ({ id, created_at }) => `${id} ${created_at}`,
      ({ withdrawn_at }) => withdrawn_at ?? 0,
    ),
    calendarFeeds: newest(
      readings.flatMap(({ calendarFeeds }) => calendarFeeds),
      (feed) => feed.user_id,
      (feed) => feed.made_at,
    ),
    endedRecordings: newest(
      readings.flatMap(({ endedRecordings }) => endedRecordings),
      ({ id }) => id,
      ({ made_at }) => made_at,
    ),
  };
}

/**
 * Takes back again, in a restored database, what was taken back after the backup. A backup that is the newer of the
 * two keeps what it holds: a link that was made after the note of its end, a newer card.
 */
export function repeatWithdrawals(connection: Connection, since: Withdrawals): Withdrawn {
  return connection.transaction(() => {
    carryCareCards(connection, since.careCards);
    carryCollectors(connection, since.collectors);
    carryDeletionWishes(connection, since.deletionWishes);
    withdrawDeletions(connection, since.withdrawnDeletions);
    withdrawAnnouncements(connection, since.announcements);
    replaceFeeds(connection, since.calendarFeeds);
    endRecordings(connection, since.endedRecordings);
    return {
      consents: carryConsents(connection, since.consents),
      links: endLinks(connection, since.endedLinks),
      cards: replaceCards(connection, since),
    };
  })();
}

/** Whether consent holds, by student and purpose. */
function holding(connection: Connection): Set<string> {
  const rows = connection
    .prepare<[], { key: string; granted: number }>(
      "select user_id || ' ' || purpose as key, granted from consents order by id",
    )
    .all();
  const states = new Map(rows.map(({ key, granted }) => [key, granted === 1]));
  return new Set([...states].filter(([, holds]) => holds).map(([key]) => key));
}

function carryConsents(connection: Connection, records: readonly ConsentRow[]): number {
  const before = holding(connection);
  // Whoever gave it may not be known to the backup; the child has to be.
  const carry = connection.prepare(
    `insert or ignore into consents (id, user_id, purpose, granted, given_by, method, notice, at)
     select ?, id, ?, ?, (select id from users where id = ?), ?, ?, ? from users where id = ?`,
  );
  for (const { id, purpose, granted, given_by, method, notice, at, user_id } of records) {
    carry.run(id, purpose, granted, given_by, method, notice, at, user_id);
  }
  const after = holding(connection);
  return [...before].filter((key) => !after.has(key)).length;
}

/** A wish that the backup has already keeps its day. */
function carryDeletionWishes(connection: Connection, wishes: readonly DeletionWish[]): void {
  if (wishes.length === 0) return;
  const carry = connection.prepare(
    `insert or ignore into deletion_wishes (user_id, wished_by, by_owner, receipt, wished_at)
     select id, (select id from users where id = ?), ?, ?, ? from users where id = ?`,
  );
  for (const { user_id, wished_by, by_owner, receipt, wished_at } of wishes) {
    carry.run(wished_by, by_owner, receipt, wished_at, user_id);
  }
}

/** A wish that was made after it was taken back stands. */
function withdrawDeletions(connection: Connection, withdrawn: readonly WithdrawnDeletion[]): void {
  if (withdrawn.length === 0) return;
  const withdraw = connection.prepare(
    'delete from deletion_wishes where user_id = ? and wished_at <= ?',
  );
  const note = connection.prepare(
    `insert into withdrawn_deletions (user_id, withdrawn_at) select id, ? from users where id = ?
     on conflict (user_id) do update set withdrawn_at = max(withdrawn_at, excluded.withdrawn_at)`,
  );
  for (const { user_id, withdrawn_at } of withdrawn) {
    withdraw.run(user_id, withdrawn_at);
    note.run(withdrawn_at, user_id);
  }
}

function endLinks(connection: Connection, ended: readonly EndedLink[]): number {
  const end = connection.prepare(
    'delete from family_links where parent_id = ? and student_id = ? and created_at <= ?',
  );
  // The child's wish to be linked to this address would make the link anew.
  const forget = connection.prepare(
    `update users set parent_email_key = null where id = ?
     and parent_email_key = (select email_key from users where id = ?)`,
  );
  const note = connection.prepare(
    `insert or replace into ended_family_links (parent_id, student_id, ended_at)
     select parent.id, student.id, ? from users as parent, users as student
     where parent.id = ? and student.id = ?
     and not exists (select 1 from family_links where parent_id = parent.id and student_id = student.id)`,
  );
  let count = 0;
  for (const { parent_id: parent, student_id: student, ended_at: at } of ended) {
    const { changes } = end.run(parent, student, at);
    if (changes > 0) forget.run(student, parent);
    note.run(at, parent, student);
    count += changes;
  }
  return count;
}

function replaceCards(connection: Connection, { cards, pictures }: Withdrawals): number {
  const children = new Set<number>();
  const card = connection.prepare(
    'update sign_in_cards set token_hash = ?, created_at = ? where user_id = ? and created_at < ?',
  );
  for (const { user_id, token_hash, created_at } of cards) {
    if (card.run(token_hash, created_at, user_id, created_at).changes > 0) children.add(user_id);
  }
  const picture = connection.prepare(
    `update picture_passwords set hash = ?, updated_at = ?, failures = 0, blocked_until = 0
     where user_id = ? and updated_at < ?`,
  );
  for (const { user_id, hash, updated_at } of pictures) {
    if (picture.run(hash, updated_at, user_id, updated_at).changes > 0) children.add(user_id);
  }
  return children.size;
}

/** What `repeatWithdrawals` would count, of a backup that is only read. */
export function countWithdrawals(backup: Connection, since: Withdrawals): Withdrawn {
  const own = readWithdrawals(backup);
  const students = new Set(backup.prepare<[], number>('select id from users').pluck().all());
  const stateOf = (records: readonly ConsentRow[]) =>
    new Map(
      records
        .toSorted((a, b) => a.id - b.id)
        .map((record) => [`${record.user_id} ${record.purpose}`, record.granted === 1]),
    );
  const before = stateOf(own.consents);
  const after = stateOf(joinWithdrawals([since, own]).consents);
  const endedAt = new Map(
    since.endedLinks.map((link) => [`${link.parent_id} ${link.student_id}`, link.ended_at]),
  );
  const links = backup
    .prepare<[], { parent_id: number; student_id: number; created_at: number }>(
      'select parent_id, student_id, created_at from family_links',
    )
    .all();
  const replaced = [
    ...since.cards.filter((card) =>
      own.cards.some((one) => one.user_id === card.user_id && one.created_at < card.created_at),
    ),
    ...since.pictures.filter((card) =>
      own.pictures.some((one) => one.user_id === card.user_id && one.updated_at < card.updated_at),
    ),
  ];
  return {
    consents: [...before].filter(([key, holds]) => holds && after.get(key) === false).length,
    links: links.filter(
      (link) => link.created_at <= (endedAt.get(`${link.parent_id} ${link.student_id}`) ?? -1),
    ).length,
    cards: new Set(replaced.map((card) => card.user_id).filter((id) => students.has(id))).size,
  };
}
