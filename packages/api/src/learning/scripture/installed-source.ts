import type { Db } from '@lamplight/db';
import {
  findVerse,
  listChapter,
  listChapters,
  listVerses,
  searchVerses,
  type TranslationRow,
} from './scripture.repository.ts';
import { chaptersByBook, placeOf, type ScriptureSource } from './scripture-source.ts';

/** Books of the Bible. */
const ALL_BOOKS = 66;

/** A translation that the host's owner imported. */
export function installedSource(db: Db, row: TranslationRow): ScriptureSource {
  const { id, name, abbreviation, language, licence } = row;
  return {
    translation: { name, abbreviation, language, licence },
    id: `${id}`,
    isWhole: row.bookCount === ALL_BOOKS,
    verseCount: row.verseCount,
    verse: (key) => findVerse(db, id, placeOf(key)),
    chapter: (book, chapter) => listChapter(db, id, book, chapter),
    chapters: async () => chaptersByBook(await listChapters(db, id)),
    search: (words, limit) => searchVerses(db, id, expressionsOf(words), limit),
    verses: () => listVerses(db, id),
  };
}

/**
 * The words in a row, then the words anywhere in a verse. In quotes, so that none of them is an operator of FTS5; the
 * last one as a beginning.
 */
function expressionsOf(words: readonly string[]): string[] {
  const anywhere = `${words.map((word) => `"${word}"`).join(' ')} *`;
  return words.length === 1 ? [anywhere] : [`"${words.join(' ')}" *`, anywhere];
}
