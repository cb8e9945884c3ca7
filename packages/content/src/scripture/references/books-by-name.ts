import type { Language } from '@lamplight/domain/profiles';
import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as german from 'bible-passage-reference-parser/esm/lang/de.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js';
import * as french from 'bible-passage-reference-parser/esm/lang/fr.js';
import { BIBLE_BOOKS } from '../books.ts';
import { withoutOrdinal } from './ordinals.ts';

/** A book of the Bible as references need it. */
export interface Book {
  /** Code in USFM, such as `GEN`. */
  readonly code: string;
  /** English name as references write it. */
  readonly name: string;
  /** Verses of each chapter. */
  readonly chapters: readonly number[];
}

const NAMES = { en: english, es: spanish, fr: french, de: german } as const;

/** Names that are kept with what they mean; a text names few. */
const REMEMBERED = 2000;

type Parser = InstanceType<typeof bcv_parser>;
const parsers = new Map<Language, Parser>();

/** A parser takes some 10 ms to make: only the languages that are read get one. */
function parserOf(language: Language): Parser {
  const made = parsers.get(language);
  if (made !== undefined) return made;
  const parser = new bcv_parser(NAMES[language]);
  // "Johannes 3,16": in German the comma stands between chapter and verse.
  if (language === 'de') parser.set_options({ punctuation_strategy: 'eu' });
  parsers.set(language, parser);
  return parser;
}

let known: ReadonlyMap<string, Book> | undefined;

function booksByOsis(): ReadonlyMap<string, Book> {
  if (known !== undefined) return known;
  const lengths = parserOf('en').translation_info('default').chapters ?? {};
  known = new Map(
    BIBLE_BOOKS.map(([code, osis, name]) => [osis, { code, name, chapters: lengths[osis] ?? [] }]),
  );
  return known;
}

/** The book with a code of USFM such as `GEN`, and how long its chapters are. */
export function bookOfCode(code: string): Book | null {
  const osis = BIBLE_BOOKS.find(([each]) => each === code)?.[1];
  return osis === undefined ? null : (booksByOsis().get(osis) ?? null);
}

const remembered = new Map<string, Book | null>();

/** The book that a name or an abbreviation means in a language, such as `1. Joh.` in German; null for no book. */
export function bookCalled(name: string, language: Language): Book | null {
  const key = `${language} ${name}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const book = lookUp(withoutOrdinal(name, language), language);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, book);
  return book;
}

interface OsisMatch {
  readonly osis: string;
  readonly indices: readonly [start: number, end: number];
}

function lookUp(name: string, language: Language): Book | null {
  const firstVerse = `${name} ${language === 'de' ? '1,1' : '1:1'}`;
  const parser = parserOf(language);
  parser.parse(firstVerse);
  const matches: readonly OsisMatch[] = parser.osis_and_indices();
  const [match, ...others] = matches;
  if (match === undefined || others.length > 0) return null;
  if (match.indices[0] !== 0 || match.indices[1] !== firstVerse.length) return null;
  const [, osis = ''] = /^(\w+)\.1\.1$/.exec(match.osis) ?? [];
  return booksByOsis().get(osis) ?? null;
}
