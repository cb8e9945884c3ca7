import { BIBLE_BOOKS } from './books.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import type { Translation } from './passages.ts';
import { parseReference } from './reference.ts';
import type { ScriptureText } from './scripture-text.ts';

/** What `passages.json` holds. */
interface EmbeddedPassages {
  readonly translation: Translation;
  readonly verses: Readonly<Record<string, string>>;
}

const BEREAN_STANDARD_BIBLE: Translation = {
  name: 'Berean Standard Bible',
  abbreviation: 'BSB',
  language: 'en',
  licence: 'Public domain (CC0), dedicated on 30 April 2023',
};

const BOOK_ORDER = new Map<string, number>(BIBLE_BOOKS.map(([code], index) => [code, index]));

/**
 * Takes every verse that the references name out of the Berean Standard Bible, in canonical order.
 * @throws Error when a reference cannot be read or a verse is not in the text
 */
export function extractPassages(
  references: readonly string[],
  scripture: ScriptureText,
): EmbeddedPassages {
  const keys = new Set(
    references.flatMap((reference) => {
      const parsed = parseReference(reference);
      if (parsed === null) throw new Error(`'${reference}' is no reference to a passage`);
      return parsed.verses;
    }),
  );
  const verses: Record<string, string> = {};
  for (const key of [...keys].sort(byPlace)) {
    const text = scripture.verse(key);
    if (text !== undefined) verses[key] = text;
    else if (!OMITTED_VERSES.has(key)) throw new Error(`${key} is not in the text`);
  }
  return { translation: BEREAN_STANDARD_BIBLE, verses };
}

function byPlace(a: string, b: string): number {
  const [bookA, chapterA, verseA] = place(a);
  const [bookB, chapterB, verseB] = place(b);
  return bookA - bookB || chapterA - chapterB || verseA - verseB;
}

function place(key: string): [book: number, chapter: number, verse: number] {
  const [code = '', chapter = '', verse = ''] = key.split(/[ :]/);
  return [BOOK_ORDER.get(code) ?? -1, Number(chapter), Number(verse)];
}
