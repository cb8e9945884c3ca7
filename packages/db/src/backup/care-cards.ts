import type BetterSqlite from 'better-sqlite3';

/** What is written about a child, or that it was taken back. */
export interface CareCardRow {
  readonly student_id: number;
  readonly contacts: string;
  readonly allergies: string;
  readonly medicines: string;
  readonly notes: string;
  readonly notice: string;
  readonly version: number;
  readonly removed: number;
  readonly updated_by: number | null;
  readonly updated_at: number;
}

export const CARE_CARD_COLUMNS =
  'student_id, contacts, allergies, medicines, notes, notice, version, removed, updated_by, updated_at';

/**
 * Puts the newest card of each child into a restored database: neither what a parent has taken back nor an allergy or a
 * medicine as it was once may come again. A backup that is the newer of the two keeps what it holds.
 */
export function carryCareCards(
  connection: BetterSqlite.Database,
  cards: readonly CareCardRow[],
): void {
  // Whoever wrote it may not be known to the backup; the child has to be.
  const carry = connection.prepare(
    `insert into care_cards (${CARE_CARD_COLUMNS})
     select id, ?, ?, ?, ?, ?, ?, ?, (select id from users where id = ?), ? from users where id = ?
     on conflict (student_id) do update set
       contacts = excluded.contacts, allergies = excluded.allergies, medicines = excluded.medicines,
       notes = excluded.notes, notice = excluded.notice, version = excluded.version,
       removed = excluded.removed, updated_by = excluded.updated_by, updated_at = excluded.updated_at
     where care_cards.updated_at < excluded.updated_at`,
  );
  for (const card of cards) {
    const { contacts, allergies, medicines, notes, notice, version, removed } = card;
    const texts = [contacts, allergies, medicines, notes, notice];
    carry.run(...texts, version, removed, card.updated_by, card.updated_at, card.student_id);
  }
}
