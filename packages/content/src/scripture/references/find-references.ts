import type { Language } from '@lamplight/domain/profiles';
import { type Book, bookCalled } from './books-by-name.ts';
import { isImpossibleBook, isPlainWord, mayBeChapter } from './everyday-words.ts';
import { readNumbers, type Span, versesOf, writeSpans } from './places.ts';

/** A place in a text that names a passage of the Bible, or seems to. */
export interface FoundReference {
  readonly start: number;
  readonly end: number;
  /** Null when there is no such book, chapter or verse. */
  readonly passage: NamedPassage | null;
  /** What it should read: as written, or without the part that does not exist. */
  readonly text: string;
  /** False where the book is unknown, so that only its place can tell that a reference was meant. */
  readonly isCertain: boolean;
}

/** A passage that exists. */
export interface NamedPassage {
  readonly book: Book;
  readonly spans: readonly Span[];
  /** In the one form of the product, in English, such as `Genesis 1:3-5`. */
  readonly written: string;
  /** Keys such as `GEN 1:3`. */
  readonly verses: readonly string[];
  readonly isChapters: boolean;
}

/** Words before a number that may belong to the name of its book: "Second Epistle of Paul to the Corinthians". */
const NAME_WORDS = 7;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'ªº]*\.?/gu;
const NAME_BEFORE =
  /(?:[\p{L}\p{N}][\p{L}\p{N}’'ªº]*\.?[ \u00a0]){0,6}[\p{L}][\p{L}’']*\.?[ \u00a0]?$/u;
const CHAPTER_WORD = '(?:chapter|ch\\.|capítulo|cap\\.|chapitre|chap\\.|Kapitel|Kap\\.)';
const VERSE_WORD = '(?:verses?|vv?\\.|versículos?|versets?|Verse?)';
const TO = '[-–—]';
/** A comma and a space stand between chapter and verse in these languages only. */
const INSIDE: Readonly<Record<Language, string>> = {
  en: '[:.]',
  es: '(?:[:.,]|,\\s)',
  fr: '(?:[:.,]|,\\s)',
  de: '(?::|,\\s?)',
};
/** What shows that a number is a time, a price or a part of something longer. */
const NO_REFERENCE_AFTER = /^(?:\d|[:.,]\d|\s?(?:[ap]\.?m\b|uhr\b|h\b|o[’']clock|%|€|\$))/iu;

const expressions = new Map<Language, RegExp>();

function numbersIn(language: Language): RegExp {
  const made = expressions.get(language);
  if (made !== undefined) return made;
  const inside = INSIDE[language];
  const verse = '\\d{1,3}[a-f]?(?!\\p{L})';
  const list = language === 'de' ? '(?:\\.|,\\s?)' : ',\\s?';
  const chapterVerse =
    `\\d{1,3}(?:${inside}|,?\\s${VERSE_WORD}\\s)${verse}` +
    `(?:\\s?${TO}\\s?(?:\\d{1,3}${inside})?${verse})?` +
    `(?:${list}${verse}(?:${TO}${verse})?(?!${inside}\\d))*`;
  const expression = new RegExp(
    `(?<![\\p{L}\\p{N}:.,/-])(?:${CHAPTER_WORD}\\s)?(?:${chapterVerse}(?:;\\s?${chapterVerse})*|\\d{1,3}(?:${TO}\\d{1,3})?)(?!\\p{L})`,
    'giu',
  );
  expressions.set(language, expression);
  return expression;
}

/** The references in a text, in order, among them those that name what does not exist. */
export function findReferences(text: string, language: Language): FoundReference[] {
  const found: FoundReference[] = [];
  for (const match of text.matchAll(numbersIn(language))) {
    const reference = readAt(text, match.index, match[0], language);
    if (reference !== null) found.push(reference);
  }
  return found;
}

function readAt(
  text: string,
  at: number,
  numbers: string,
  language: Language,
): FoundReference | null {
  if (NO_REFERENCE_AFTER.test(text.slice(at + numbers.length, at + numbers.length + 12)))
    return null;
  const [before] = NAME_BEFORE.exec(text.slice(Math.max(0, at - 80), at)) ?? [];
  if (before === undefined) return null;
  const named = bookAtEnd(before, at, language);
  const end = at + numbers.length;
  const hasVerse = /\d\D+\d/.test(numbers.replace(/[-–—]\s?\d+$/u, ''));
  if (named === null) return unknownBook(text, before, at, end, hasVerse);
  const { book, start } = named;
  const isSurroundedByProse = !mayBeChapter(text, start, end, book, numbers);
  if (!hasVerse && isSurroundedByProse) return null;
  const plain = plainNumbers(numbers);
  const { spans, isWhole } = readNumbers(plain, book);
  const asWritten = text.slice(start, end);
  if (spans.length === 0) return { start, end, passage: null, text: '', isCertain: true };
  const name = text.slice(start, at).trimEnd();
  const inside = /\d([:.,])/.exec(plain)?.[1] ?? ':';
  return {
    start,
    end,
    passage: passageOf(book, spans),
    text: isWhole ? asWritten : `${name} ${writeSpans(spans, inside)}`,
    isCertain: true,
  };
}

/** A passage in the one form of the product. */
export function passageOf(book: Book, spans: readonly Span[]): NamedPassage {
  return {
    book,
    spans,
    written: `${book.name} ${writeSpans(spans, ':')}`,
    verses: versesOf(spans, book),
    isChapters: spans.every(({ isChapters }) => isChapters),
  };
}

/** `chapter 3, verse 16` as `3:16`. */
function plainNumbers(numbers: string): string {
  return numbers
    .replace(new RegExp(`^${CHAPTER_WORD}\\s`, 'iu'), '')
    .replace(new RegExp(`,?\\s${VERSE_WORD}\\s`, 'iu'), ':')
    .replace(/^(\d+),\s/u, '$1,');
}

/** The longest name of a book that a text ends with, and where it begins. */
function bookAtEnd(
  before: string,
  at: number,
  language: Language,
): { readonly book: Book; readonly start: number } | null {
  const trimmed = before.replace(/[ \u00a0]$/u, '');
  const words = [...trimmed.matchAll(WORD)].slice(-NAME_WORDS);
  for (const { index } of words) {
    const name = trimmed.slice(index);
    if (isPlainWord(name)) continue;
    const book = bookCalled(name, language) ?? (language === 'en' ? null : bookCalled(name, 'en'));
    if (book !== null) return { book, start: at - before.length + index };
  }
  return null;
}

/** A capitalised name that is no book of the Bible, before numbers like those of a verse. */
function unknownBook(
  text: string,
  before: string,
  at: number,
  end: number,
  hasVerse: boolean,
): FoundReference | null {
  const [, name = ''] = /((?:[1-4]\.? )?\p{Lu}\p{L}+)\.?[ \u00a0]$/u.exec(before) ?? [];
  if (name === '' || !hasVerse) return null;
  const start = at - before.length + before.lastIndexOf(name);
  const numbers = text.slice(at, end);
  const [, chapter = '', verse = ''] = /^(\d+)\D+(\d+)/.exec(numbers) ?? [];
  const isNoTime = Number(chapter) > 24 || Number(verse) > 59 || /[-–]/u.test(numbers);
  const isCertain = isImpossibleBook(name) && (isNoTime || /:/.test(numbers));
  return { start, end, passage: null, text: '', isCertain };
}
