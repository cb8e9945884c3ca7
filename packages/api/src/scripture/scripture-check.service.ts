import type { HeldText, VerseIndex } from '@lamplight/content/scripture/check';
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
  };
}

/** Texts that are kept ready at once: one for each language, the passages of the product, and some to spare. */
const MOST_INDEXES = 8;

async function indexOf(source: ScriptureSource): Promise<VerseIndex> {
  const { indexVerses } = await import('@lamplight/content/scripture/check');
  const verses = await source.verses();
  return indexVerses(verses.map((verse) => [keyOf(verse), verse.text] as const));
}
