import type { KnowledgeSource, KnownPassage } from '@lamplight/domain/knowledge';
import type { Language } from '@lamplight/domain/profiles';
import type { ScriptureLibrary } from '../../learning/scripture/scripture-library.ts';
import { keyOf, placeOf, type ScriptureSource } from '../../learning/scripture/scripture-source.ts';

/** Scripture for a reader of a language: passages that a text names, and verses with words. */
export function scriptureKnowledge(
  library: ScriptureLibrary,
  language: Language,
): Pick<KnowledgeSource, 'passageIn' | 'verses'> {
  /** A stretch of verses that one source has from its first verse on; null where none has the first. */
  async function read(keys: readonly string[]): Promise<KnownPassage | null> {
    const [first] = keys;
    if (first === undefined) return null;
    for (const source of await library.forReader(language)) {
      const texts = await textsInARow(source, keys);
      const last = keys[texts.length - 1];
      if (last === undefined) continue;
      const reference = await written(first, last);
      return { reference, text: texts.join(' '), path: pathOf(reference) };
    }
    return null;
  }

  /** How the reader's language writes the verses from one to another of the same chapter. */
  async function written(first: string, last: string): Promise<string> {
    const { bookOfCode, passageOf, writePassage } = await import(
      '@lamplight/content/scripture/references'
    );
    const from = placeOf(first);
    const book = bookOfCode(from.book);
    if (book === null) return first;
    const span = { from, to: placeOf(last), isChapters: false };
    return writePassage(passageOf(book, [span]), language);
  }

  return {
    async passageIn(text, mostVerses) {
      // The reader of references is large, and not every question names one.
      const { findReferences, writePassage } = await import(
        '@lamplight/content/scripture/references'
      );
      const [found] = [
        ...findReferences(text, language),
        ...(language === 'en' ? [] : findReferences(text, 'en')),
      ];
      if (found === undefined) return null;
      if (found.passage === null) return { kind: 'no-such-place' };
      const passage = await read(beginningOf(found.passage.verses, mostVerses));
      return passage === null
        ? { kind: 'not-at-hand', reference: writePassage(found.passage, language) }
        : { kind: 'passage', passage };
    },

    async verses(words, limit) {
      if (words.length === 0) return [];
      const found = new Map<string, KnownPassage>();
      for (const source of await library.forReader(language)) {
        for (const verse of await source.search(words, limit)) {
          const key = keyOf(verse);
          if (found.size >= limit || found.has(key)) continue;
          const reference = await written(key, key);
          found.set(key, { reference, text: verse.text, path: pathOf(reference) });
        }
        if (source.isWhole) break;
      }
      return [...found.values()];
    },
  };
}

/** The first verses of a passage, as far as they stand in one chapter. */
function beginningOf(keys: readonly string[], most: number): string[] {
  const chapterOf = (key: string) => key.slice(0, key.indexOf(':'));
  const first = keys[0] ?? '';
  return keys.slice(0, most).filter((key) => chapterOf(key) === chapterOf(first));
}

/** The words of the verses up to the first that the source does not have. */
async function textsInARow(source: ScriptureSource, keys: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const key of keys) {
    const text = await source.verse(key);
    if (text === undefined) break;
    texts.push(text);
  }
  return texts;
}

function pathOf(reference: string): string {
  return `/scripture?q=${encodeURIComponent(reference)}`;
}
