import type { Language } from '@lamplight/domain/profiles';
import { BIBLE_BOOKS } from '../books.ts';
import { parseUsfm, UsfmError } from '../usfm.ts';
import { guessLanguage } from './guess-language.ts';

/** A file as it came: out of a folder, an archive, or by itself. */
export interface TranslationFile {
  readonly name: string;
  readonly text: string;
}

/** A translation as its files tell it. */
export interface ReadTranslation {
  /** What the files say of themselves, such as `Berean Standard Bible`; null when they say nothing. */
  readonly name: string | null;
  /** Null when it is none of those that the product speaks. */
  readonly language: Language | null;
  /** In the order of the Bible. */
  readonly books: readonly TranslatedBook[];
  /** Files that hold no book of the Bible that references can name, such as a preface. */
  readonly skipped: readonly string[];
}

export interface TranslatedBook {
  /** Code in USFM, such as `GEN`. */
  readonly code: string;
  readonly verses: readonly TranslatedVerse[];
}

export interface TranslatedVerse {
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

/** The files are no translation that can be used; its message is a sentence for whoever has them. */
export class BrokenTranslation extends Error {
  override readonly name = 'BrokenTranslation';
}

/** Codes of USFM for what stands around the books and for the deuterocanonical ones. */
const BESIDE = new Set(
  'FRT INT BAK CNC GLO TDX NDX OTH XXA XXB XXC XXD XXE XXF XXG TOB JDT ESG WIS SIR BAR LJE S3Y SUS BEL 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DAG PS3 2BA LBA JUB ENO 1MQ 2MQ 3MQ REP 4BA LAO'.split(
    ' ',
  ),
);
const ORDER = new Map<string, number>(BIBLE_BOOKS.map(([code], place) => [code, place]));

/**
 * Reads a translation from USFM files, one book each.
 * @throws BrokenTranslation when a file is no USFM, a book is unknown or there twice, or there is no verse in it all
 */
export function readTranslation(files: readonly TranslationFile[]): ReadTranslation {
  const books = new Map<string, TranslatedBook>();
  const skipped: string[] = [];
  let name: string | null = null;
  for (const file of files) {
    const id =
      /^\uFEFF?\s*\\id\s+([A-Za-z0-9]{3})(?![A-Za-z0-9])[ \t]*(?:-[ \t]*)?([^\r\n]*)/u.exec(
        file.text,
      );
    const code = id?.[1]?.toUpperCase();
    if (code === undefined) {
      throw new BrokenTranslation(
        `${file.name} does not begin with a \\id line: it is no USFM book.`,
      );
    }
    if (BESIDE.has(code)) {
      skipped.push(file.name);
      continue;
    }
    if (!ORDER.has(code)) {
      throw new BrokenTranslation(
        `${file.name} holds the book "${code}", which is not in the Bible.`,
      );
    }
    if (books.has(code))
      throw new BrokenTranslation(`The book ${code} is there twice (${file.name}).`);
    books.set(code, { code, verses: versesOf(file) });
    name ??= id?.[2]?.trim() || null;
  }
  const inOrder = [...books.values()].toSorted(
    (a, b) => (ORDER.get(a.code) ?? 0) - (ORDER.get(b.code) ?? 0),
  );
  const [first] = inOrder;
  if (first === undefined) throw new BrokenTranslation('There is no book of the Bible in it.');
  const sample = first.verses.map(({ text }) => text).join(' ');
  return { name, language: guessLanguage(sample), books: inOrder, skipped };
}

function versesOf(file: TranslationFile): TranslatedVerse[] {
  const verses = [...readBook(file)].map(([key, text]) => {
    const [, chapter = '', verse = ''] = /(\d+):(\d+)$/.exec(key) ?? [];
    return { chapter: Number(chapter), verse: Number(verse), text };
  });
  // A verse number without words stands where a translation leaves a verse out.
  const written = verses.filter(({ text }) => text !== '');
  if (written.length === 0) throw new BrokenTranslation(`${file.name} holds no verse.`);
  return written;
}

function readBook(file: TranslationFile): Map<string, string> {
  try {
    return parseUsfm(file.text);
  } catch (error) {
    if (!(error instanceof UsfmError)) throw error;
    throw new BrokenTranslation(`${file.name} cannot be read: ${error.message}.`);
  }
}
