import type { Db, JournalEntriesTable } from '@lamplight/db';
import type { AiProvider } from '@lamplight/domain/ai';
import type { SAFETY_SOURCE, WrittenToday } from '@lamplight/domain/journal';
import type { Selectable } from 'kysely';
import { keptEntries } from '../../people/safety/kept-from-parents.repository.ts';

export type EntryRow = Selectable<JournalEntriesTable>;

/** @returns the id of the entry */
export async function insertEntry(
  db: Db,
  entry: Pick<EntryRow, 'userId' | 'prompt' | 'content' | 'createdAt'>,
): Promise<number> {
  const { id } = await db
    .insertInto('journalEntries')
    .values({ ...entry, feedback: null, feedbackSource: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a user has written since a moment. */
export async function countWritten(db: Db, userId: number, since: number): Promise<WrittenToday> {
  const { entries, letters } = await db
    .selectFrom('journalEntries')
    .select((eb) => [
      eb.fn.countAll<number>().as('entries'),
      eb.fn.sum<number | null>(eb.fn<number>('length', ['content'])).as('letters'),
    ])
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return { entries, letters: letters ?? 0 };
}

export function findEntry(db: Db, id: number) {
  return db.selectFrom('journalEntries').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Page {
  /** Entries before this one; the newest when left out. */
  readonly before?: number | undefined;
  readonly limit: number;
}

function newestEntries(db: Db, userId: number, { before, limit }: Page) {
  return db
    .selectFrom('journalEntries')
    .selectAll()
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit);
}

/** Entries of a user, newest first. */
export function listEntries(db: Db, userId: number, page: Page) {
  return newestEntries(db, userId, page).execute();
}

/** Entries of a child that a parent may read, newest first. */
export function listEntriesForParents(db: Db, userId: number, page: Page) {
  return newestEntries(db, userId, page).where('id', 'not in', keptEntries(db, userId)).execute();
}

/** Ids of the entries that nothing has answered yet, oldest first. */
export async function findUnansweredIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('journalEntries')
    .select('id')
    .where('feedbackSource', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest feedback that a user was given, at most `limit`. */
export async function findRecentFeedback(db: Db, userId: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('journalEntries')
    .select('feedback')
    .where('userId', '=', userId)
    .where('feedback', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ feedback }) => feedback ?? []);
}

/** What answers an entry, and who wrote it. */
export interface StoredFeedback {
  readonly feedback: string;
  readonly feedbackSource: AiProvider | typeof SAFETY_SOURCE;
}

/**
 * Stores what answers an entry, unless something has answered it already.
 * @returns whether it was stored
 */
export async function saveFeedback(db: Db, id: number, answer: StoredFeedback): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('journalEntries')
    .set(answer)
    .where('id', '=', id)
    .where('feedbackSource', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
