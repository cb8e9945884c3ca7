import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { BIBLE_BOOKS } from './books.ts';

interface Reader {
  readonly parser: InstanceType<typeof bcv_parser>;
  /** Verses in each chapter of each book, by its OSIS code. */
  readonly chapterLengths: Readonly<Record<string, readonly number[]>>;
}

let made: Reader | undefined;

/** A parser takes some 20 ms to make: who reads no reference does without one. */
function reader(): Reader {
  if (made !== undefined) return made;
  const parser = new bcv_parser(english);
  parser.set_options({
    osis_compaction_strategy: 'bcv',
    consecutive_combination_strategy: 'separate',
  });
  made = { parser, chapterLengths: parser.translation_info('default').chapters ?? {} };
  return made;
}

const OSIS_VERSE = /^(\w+)\.(\d+)\.(\d+)$/;
const BOOKS_BY_OSIS = new Map(
  BIBLE_BOOKS.map(([code, osis, name]) => [osis as string, { code, osis, name }]),
);
const NAMES = BIBLE_BOOKS.map(([, , name]) => name).join('|');
const BOOK_AND_NUMBER = new RegExp(`^\\s*(?:${NAMES}|Psalms)\\s+\\d`);
const MENTION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMES}|Psalms)\\s\\d+:\\d+(?:[-–]\\d+(?::\\d+)?)?`,
  'gu',
);

interface VersePlace {
  readonly book: { readonly code: string; readonly osis: string; readonly name: string };
  readonly chapter: number;
  readonly verse: number;
}
type Span = readonly [first: VersePlace, last: VersePlace];

/** What the parser says about one reference that it found; its own types do not resolve under NodeNext. */
interface OsisMatch {
  readonly osis: string;
  readonly indices: readonly [start: number, end: number];
}

/** A reference as it was understood. */
export interface ScriptureReference {
  /** The one form in which the content writes it, such as `Genesis 1:3-5, 8`. */
  readonly written: string;
  /** The verses it names, in order, such as `GEN 1:3`. */
  readonly verses: readonly string[];
}

/**
 * Reads an English reference: `Genesis 1:1-5`, `Genesis 1:3, 5`, `Genesis 1:31-2:3`, `Genesis 3`, `Genesis 1-2`.
 * Null when the text is no reference, holds more than one, or names chapters or books that do not exist. A range that
 * runs past the end of its chapter is cut there, which shows in `written`.
 */
export function parseReference(text: string): ScriptureReference | null {
  const { parser } = reader();
  parser.parse(text);
  const found: readonly OsisMatch[] = parser.osis_and_indices();
  const [match, ...others] = found;
  if (match === undefined || others.length > 0) return null;
  if (match.indices[0] !== 0 || match.indices[1] !== text.length) return null;
  const spans = match.osis.split(',').map(spanOf);
  const known = spans.filter((span) => span !== null);
  if (known.length < spans.length) return null;
  return {
    written: text.includes(':') ? writtenVerses(known) : writtenChapters(known),
    verses: known.flatMap(versesOfSpan),
  };
}

/** Whether a text begins with the name of a book of the Bible and a number, as `Genesis 1:3` does. */
export function startsLikeReference(text: string): boolean {
  return BOOK_AND_NUMBER.test(text);
}

/** The references with chapter and verse that a text mentions, as written. */
export function mentionedReferences(text: string): string[] {
  return Array.from(text.matchAll(MENTION), ([mention]) => mention);
}

function spanOf(osis: string): Span | null {
  const [from = '', to = from] = osis.split('-');
  const first = versePlace(from);
  const last = versePlace(to);
  return first !== null && last !== null && first.book === last.book ? [first, last] : null;
}

function versePlace(osisVerse: string): VersePlace | null {
  const [, osis = '', chapter, verse] = OSIS_VERSE.exec(osisVerse) ?? [];
  const book = BOOKS_BY_OSIS.get(osis);
  return book === undefined ? null : { book, chapter: Number(chapter), verse: Number(verse) };
}

function versesOfSpan([first, last]: Span): string[] {
  const verses: string[] = [];
  for (let chapter = first.chapter; chapter <= last.chapter; chapter += 1) {
    const length = reader().chapterLengths[first.book.osis]?.[chapter - 1] ?? 0;
    const from = chapter === first.chapter ? first.verse : 1;
    const to = chapter === last.chapter ? last.verse : length;
    for (let verse = from; verse <= to; verse += 1) {
      verses.push(`${first.book.code} ${chapter}:${verse}`);
    }
  }
  return verses;
}

function writtenChapters(spans: readonly Span[]): string {
  const parts = spans.map(([first, last]) => range(`${first.chapter}`, `${last.chapter}`));
  return `${spans[0]?.[0].book.name} ${parts.join(', ')}`;
}

function writtenVerses(spans: readonly Span[]): string {
  let written = '';
  let before: VersePlace | null = null;
  for (const [first, last] of spans) {
    const start = `${first.chapter}:${first.verse}`;
    const end = last.chapter === first.chapter ? `${last.verse}` : `${last.chapter}:${last.verse}`;
    const single = last.chapter === first.chapter && last.verse === first.verse;
    if (before?.book !== first.book) written += `${written && '; '}${first.book.name} ${start}`;
    else written += before.chapter === first.chapter ? `, ${first.verse}` : `; ${start}`;
    if (!single) written += `-${end}`;
    before = last;
  }
  return written;
}

function range(first: string, last: string): string {
  return first === last ? first : `${first}-${last}`;
}
