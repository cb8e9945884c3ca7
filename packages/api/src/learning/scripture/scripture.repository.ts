import { compiledRead, type Database, type Db } from '@lamplight/db';
import { type Insertable, type Selectable, sql } from 'kysely';

export type TranslationRow = Selectable<Database['scriptureTranslations']>;
type VerseRow = Selectable<Database['scriptureVerses']>;

/** Ids of verses: the translation's times this, plus the place in the Bible. */
const VERSES_OF_ONE = 100_000;
/** Rows of one statement: SQLite takes 32,766 values. */
const AT_ONCE = 2000;

const readTranslations = compiledRead((db) =>
  db
    .selectFrom('scriptureTranslations')
    .selectAll()
    .orderBy('importedAt', 'desc')
    .orderBy('id', 'desc'),
);

/** The imported translations, the newest first. */
export function listTranslations(db: Db): Promise<TranslationRow[]> {
  return readTranslations(db);
}

const readVerse = compiledRead(
  (db, translationId: number, book: string, chapter: number, verse: number) =>
    db
      .selectFrom('scriptureVerses')
      .select('text')
      .where('translationId', '=', translationId)
      .where('book', '=', book)
      .where('chapter', '=', chapter)
      .where('verse', '=', verse),
);

/** The words of one verse; undefined when the translation does not have it. */
export async function findVerse(
  db: Db,
  translationId: number,
  place: { readonly book: string; readonly chapter: number; readonly verse: number },
): Promise<string | undefined> {
  const [row] = await readVerse(db, translationId, place.book, place.chapter, place.verse);
  return row?.text;
}

const readChapter = compiledRead((db, translationId: number, book: string, chapter: number) =>
  db
    .selectFrom('scriptureVerses')
    .select(['verse', 'text'])
    .where('translationId', '=', translationId)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .orderBy('verse'),
);

/** The verses of one chapter in order. */
export function listChapter(
  db: Db,
  translationId: number,
  book: string,
  chapter: number,
): Promise<Pick<VerseRow, 'verse' | 'text'>[]> {
  return readChapter(db, translationId, book, chapter);
}

const readChapters = compiledRead((db, translationId: number) =>
  db
    .selectFrom('scriptureVerses')
    .select(['book', 'chapter'])
    .where('translationId', '=', translationId)
    .groupBy(['book', 'chapter'])
    .orderBy('book')
    .orderBy('chapter'),
);

/** The chapters that a translation has. */
export function listChapters(
  db: Db,
  translationId: number,
): Promise<Pick<VerseRow, 'book' | 'chapter'>[]> {
  return readChapters(db, translationId);
}

/** Every verse of a translation in the order of the Bible. */
export function listVerses(
  db: Db,
  translationId: number,
): Promise<Pick<VerseRow, 'book' | 'chapter' | 'verse' | 'text'>[]> {
  return db
    .selectFrom('scriptureVerses')
    .select(['book', 'chapter', 'verse', 'text'])
    .where('translationId', '=', translationId)
    .orderBy('id')
    .execute();
}

/**
 * Verses that fit full-text expressions, those of the first before those of the next, the best first.
 * @param expressions for FTS5, their words in double quotes
 */
export async function searchVerses(
  db: Db,
  translationId: number,
  expressions: readonly string[],
  limit: number,
): Promise<Pick<VerseRow, 'book' | 'chapter' | 'verse' | 'text'>[]> {
  const from = translationId * VERSES_OF_ONE;
  // The verses are read in a second step: joined with the index, SQLite reads them for all hits, not for the best.
  const found = new Set<number>();
  for (const expression of expressions) {
    if (found.size >= limit) break;
    const { rows } = await sql<{ rowid: number }>`
      select rowid from scripture_search
      where scripture_search match ${expression} and rowid between ${from} and ${from + VERSES_OF_ONE - 1}
      order by rank limit ${limit}`.execute(db);
    for (const { rowid } of rows) found.add(rowid);
  }
  const ids = [...found].slice(0, limit);
  if (ids.length === 0) return [];
  const verses = await db
    .selectFrom('scriptureVerses')
    .select(['id', 'book', 'chapter', 'verse', 'text'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(verses.map((verse) => [verse.id, verse]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Stores a translation with its verses, given in the order of the Bible, and what finds words in them. */
export async function insertTranslation(
  trx: Db,
  translation: Insertable<Database['scriptureTranslations']>,
  verses: readonly Omit<VerseRow, 'id' | 'translationId'>[],
): Promise<TranslationRow> {
  const row = await trx
    .insertInto('scriptureTranslations')
    .values(translation)
    .returningAll()
    .executeTakeFirstOrThrow();
  const first = row.id * VERSES_OF_ONE;
  for (let at = 0; at < verses.length; at += AT_ONCE) {
    const rows = verses
      .slice(at, at + AT_ONCE)
      .map((verse, offset) => ({ ...verse, id: first + at + offset, translationId: row.id }));
    await trx.insertInto('scriptureVerses').values(rows).execute();
  }
  await sql`
    insert into scripture_search (rowid, text)
    select id, text from scripture_verses where translation_id = ${row.id}`.execute(trx);
  return row;
}

/** Removes a translation with everything that belongs to it; false when there is none of this id. */
export async function deleteTranslation(trx: Db, id: number): Promise<boolean> {
  await sql`
    insert into scripture_search (scripture_search, rowid, text)
    select 'delete', id, text from scripture_verses where translation_id = ${id}`.execute(trx);
  const { numDeletedRows } = await trx
    .deleteFrom('scriptureTranslations')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The translation of a language with an abbreviation; undefined when there is none. */
export function findTranslation(
  db: Db,
  language: string,
  abbreviation: string,
): Promise<TranslationRow | undefined> {
  return db
    .selectFrom('scriptureTranslations')
    .selectAll()
    .where('language', '=', language)
    .where('abbreviation', '=', abbreviation)
    .executeTakeFirst();
}
