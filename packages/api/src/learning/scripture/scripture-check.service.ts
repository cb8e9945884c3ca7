import type { HeldPieces, HeldText, VerseIndex } from '@lamplight/content/scripture/check';
import type { Language } from '@lamplight/domain/profiles';
import type { CheckedText } from '@lamplight/domain/scripture';
import type { ScriptureLibrary } from './scripture-library.ts';
import { keyOf, type ScriptureSource } from './scripture-source.ts';

/** The check of every text before it reaches a child, whoever wrote it. */
export interface ScriptureCheck {
  /** Holds a text against the Bible in its language, as much of it as this host has. */
  check(text: string, language: Language): Promise<CheckedText>;
  /** For a text that comes bit by bit: what leaves is checked, sentence by sentence. */
  hold(language: Language): Promise<HeldText>;
  /** For what is said of the Bible without its words. */
  reader(language: Language): Promise<ScriptureReader>;
  /** The name of the text that quotations in a language are held against first; null where there is none. */
  translationFor(language: Language): Promise<string | null>;
}

/** The Bible in a language, at hand for one text. */
export interface ScriptureReader {
  /** Checks a text that comes bit by bit, each piece by itself. */
  pieces(): HeldPieces;
  /** Whether words that are said to be the Bible's stand in it, nearly as they are. */
  stands(words: string): boolean;
  /** A place such as `Romans 5:6` as the language writes it. */
  written(reference: string): string;
}

export function createScriptureCheck(library: ScriptureLibrary): ScriptureCheck {
  /** The index of a text takes a moment to make and some megabytes: one for each text that is there. */
  const indexes = new Map<string, Promise<VerseIndex>>();

  async function textsIn(language: Language): Promise<VerseIndex[]> {
    const sources = await library.inLanguage(language);
    // An id is never given twice, so that what is no longer there only takes room: until the next text is asked for.
    const isForgotten = indexes.size > MOST_INDEXES;
    if (isForgotten) indexes.clear();
    return Promise.all(
      sources.map((source) => {
        const made = indexes.get(source.id) ?? indexOf(source);
        indexes.set(source.id, made);
        return made;
      }),
    );
  }

  return {
    async check(text, language) {
      const { checkText } = await import('@lamplight/content/scripture/check');
      return checkText(text, await textsIn(language), language);
    },

    async hold(language) {
      const { checkPiece, holdText, joinChecked } = await import(
        '@lamplight/content/scripture/check'
      );
      const texts = await textsIn(language);
      return holdText((piece) => checkPiece(piece, texts, language), joinChecked);
    },

    async reader(language) {
      const { checkPiece, holdPieces, standsInBible } = await import(
        '@lamplight/content/scripture/check'
      );
      const { lookUpReference, writePassage } = await import(
        '@lamplight/content/scripture/references'
      );
      const texts = await textsIn(language);
      return {
        pieces: () => holdPieces((piece) => checkPiece(piece, texts, language)),
        stands: (words) => standsInBible(words, texts),
        written(reference) {
          const read = lookUpReference(reference, 'en');
          return read.kind === 'passage' ? writePassage(read.passage, language) : reference;
        },
      };
    },

    async translationFor(language) {
      const [first] = await library.inLanguage(language);
      return first?.translation.name ?? null;
    },
  };
}

/** Texts that are kept ready at once: one for each language, the passages of the product, and some to spare. */
const MOST_INDEXES = 8;

async function indexOf(source: ScriptureSource): Promise<VerseIndex> {
  const { indexVerses } = await import('@lamplight/content/scripture/check');
  const verses = await source.verses();
  return indexVerses(verses.map((verse) => [keyOf(verse), verse.text] as const));
}
