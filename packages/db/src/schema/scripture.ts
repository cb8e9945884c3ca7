import type { Generated } from 'kysely';
import type { Millis } from './values.ts';

export interface ScriptureTables {
  scriptureTranslations: ScriptureTranslationsTable;
  scriptureVerses: ScriptureVersesTable;
}

/** A translation of the Bible that the host's owner imported. */
export interface ScriptureTranslationsTable {
  id: Generated<number>;
  language: string;
  name: string;
  abbreviation: string;
  licence: string;
  bookCount: number;
  verseCount: number;
  /** Of the imported files. */
  sha256: string;
  importedAt: Millis;
}

/** A verse of an imported translation. */
export interface ScriptureVersesTable {
  /** The translation's id times 100,000 plus the place in the Bible. */
  id: number;
  translationId: number;
  /** Code in USFM, such as `GEN`. */
  book: string;
  chapter: number;
  verse: number;
  text: string;
}
