import { hitParts, queryWords } from '@lamplight/domain/scripture';
import {
  chaptersByBook,
  keyOf,
  type PlacedVerse,
  placeOf,
  type ScriptureSource,
} from './scripture-source.ts';

let loading: Promise<ScriptureSource> | undefined;

/** The passages that the product itself carries. They are large and seldom asked for: loaded when they are. */
export function embeddedSource(): Promise<ScriptureSource> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ScriptureSource> {
  const { embeddedScripture, embeddedVerses, TRANSLATION } = await import(
    '@lamplight/content/scripture'
  );
  const all: PlacedVerse[] = embeddedVerses().map(([key, text]) => ({ ...placeOf(key), text }));
  const words = new Map<string, ReadonlySet<string>>();
  const wordsOf = (verse: PlacedVerse): ReadonlySet<string> => {
    const key = keyOf(verse);
    const known = words.get(key) ?? new Set(queryWords(verse.text));
    words.set(key, known);
    return known;
  };
  return {
    translation: TRANSLATION,
    id: 'embedded',
    isWhole: false,
    verseCount: all.length,
    verse: async (key) => embeddedScripture.verse(key),
    chapter: async (book, chapter) =>
      all.filter((verse) => verse.book === book && verse.chapter === chapter),
    chapters: async () => chaptersByBook(all),
    async search(wanted, limit) {
      const exact = wanted.slice(0, -1);
      const found = all.filter(
        (verse) =>
          exact.every((word) => wordsOf(verse).has(word)) &&
          hitParts(verse.text, wanted.slice(-1)).some(({ isHit }) => isHit),
      );
      // The shorter a verse, the more of it is what was looked for.
      return found.toSorted((a, b) => a.text.length - b.text.length).slice(0, limit);
    },
    verses: async () => all,
  };
}
