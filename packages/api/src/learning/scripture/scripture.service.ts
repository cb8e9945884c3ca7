import type { Language } from '@lamplight/domain/profiles';
import {
  type Chapter,
  hitParts,
  type LookUp,
  type LookUpInput,
  type Passage,
  queryWords,
  type Shelf,
} from '@lamplight/domain/scripture';
import { AppError } from '../../platform/app-error.ts';
import { chapterFor } from './chapter-view.ts';
import { withNeighbours } from './neighbours.ts';
import type { ScriptureLibrary } from './scripture-library.ts';
import { keyOf, type PlacedVerse, placeOf, type ScriptureSource } from './scripture-source.ts';

/** Words of a query that are looked for; more tell nothing. */
const MOST_WORDS = 12;

/** Letters of words that stand in nearly every verse. */
const SHORT_WORD = 3;

export interface ScriptureService {
  /**
   * A passage of the text that this host carries, with what stands around it.
   * @throws AppError NOT_FOUND for what is no reference, or not carried
   */
  passage(reference: string, language: Language): Promise<Passage>;
  /** The chapter that a reference opens, or the verses in which words stand. */
  lookUp(input: LookUpInput, language: Language): Promise<LookUp>;
  /** What of the Bible a reader has here. */
  shelf(language: Language): Promise<Shelf>;
}

export function createScriptureService(library: ScriptureLibrary): ScriptureService {
  async function search({ query, limit }: LookUpInput, language: Language): Promise<LookUp> {
    const { passageOf, bookOfCode, writePassage } = await import(
      '@lamplight/content/scripture/references'
    );
    const words = queryWords(query).slice(0, MOST_WORDS);
    const marked = tellingWords(words);
    const found =
      words.length === 0 ? [] : await searchIn(await library.forReader(language), words, limit + 1);
    return {
      kind: 'hits',
      hasMore: found.length > limit,
      hits: found.slice(0, limit).flatMap((verse) => {
        const book = bookOfCode(verse.book);
        if (book === null) return [];
        const passage = passageOf(book, [{ from: verse, to: verse, isChapters: false }]);
        return [
          { reference: writePassage(passage, language), parts: hitParts(verse.text, marked) },
        ];
      }),
    };
  }

  return {
    async passage(reference, language) {
      // The text and the reader of references are large, and seldom asked for.
      const { lookUpReference } = await import('@lamplight/content/scripture/references');
      const read = lookUpReference(reference, language);
      if (read.kind !== 'passage') throw notAtHand();
      const source = await firstWith(await library.forReader(language), read.passage.verses);
      if (source === null) throw notAtHand();
      const asked = new Set(read.passage.verses);
      const around = await withNeighbours([...asked], (key) => source.verse(key));
      return {
        reference: read.passage.written,
        translation: source.translation,
        isWhole: source.isWhole,
        verses: around.map(([key, text]) => {
          const { chapter, verse } = placeOf(key);
          return { chapter, verse, text, isAsked: asked.has(key) };
        }),
      };
    },

    async lookUp(input, language) {
      const { lookUpReference, writePassage } = await import(
        '@lamplight/content/scripture/references'
      );
      const read = lookUpReference(input.query, language);
      if (read.kind === 'no-such-place') return { kind: 'no-such-place' };
      if (read.kind === 'words') return search(input, language);
      const chapter: Chapter | null = await chapterFor(
        read.passage,
        await library.forReader(language),
        language,
      );
      return chapter === null
        ? { kind: 'not-at-hand', title: writePassage(read.passage, language) }
        : { kind: 'chapter', chapter };
    },

    async shelf(language) {
      const { bookName } = await import('@lamplight/content/scripture/references');
      const { BIBLE_BOOKS } = await import('@lamplight/content/scripture');
      const sources = await library.forReader(language);
      const [source] = sources;
      if (source === undefined) throw notAtHand();
      const chapters = await allChapters(source.isWhole ? [source] : sources);
      return {
        translation: source.translation,
        isWhole: source.isWhole,
        verseCount: source.verseCount,
        books: BIBLE_BOOKS.flatMap(([code]) => {
          const known = chapters.get(code);
          return known === undefined
            ? []
            : [{ code, name: bookName(code, language), chapters: [...known] }];
        }),
      };
    },
  };
}

/** The words that are worth marking in what was found: not "the" and "of", unless there are no others. */
function tellingWords(words: readonly string[]): readonly string[] {
  const longer = words.filter((word) => word.length > SHORT_WORD);
  return longer.length > 0 ? longer : words;
}

function notAtHand(): AppError {
  return new AppError('NOT_FOUND', { message: 'This passage is not at hand.' });
}

/** The first text that has a passage whole, else the first that has some of it; null when none has. */
async function firstWith(
  sources: readonly ScriptureSource[],
  verses: readonly string[],
): Promise<ScriptureSource | null> {
  const { OMITTED_VERSES } = await import('@lamplight/content/scripture');
  let partly: ScriptureSource | null = null;
  for (const source of sources) {
    const texts = await Promise.all(verses.map((key) => source.verse(key)));
    const isWhole = verses.every((key, at) => texts[at] !== undefined || OMITTED_VERSES.has(key));
    const hasSome = texts.some((text) => text !== undefined);
    if (isWhole && hasSome) return source;
    if (hasSome) partly ??= source;
  }
  return partly;
}

/** A whole Bible is searched alone; where there are parts, they are searched one after the other. */
async function searchIn(
  sources: readonly ScriptureSource[],
  words: readonly string[],
  limit: number,
): Promise<PlacedVerse[]> {
  const found = new Map<string, PlacedVerse>();
  for (const source of sources) {
    for (const verse of await source.search(words, limit)) {
      const key = keyOf(verse);
      if (!found.has(key)) found.set(key, verse);
    }
    if (source.isWhole) break;
  }
  return [...found.values()].slice(0, limit);
}

/** The chapters of several texts together. */
async function allChapters(
  sources: readonly ScriptureSource[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const together = new Map<string, Set<number>>();
  for (const source of sources) {
    for (const [book, chapters] of await source.chapters()) {
      const known = together.get(book) ?? new Set();
      for (const chapter of chapters) known.add(chapter);
      together.set(book, known);
    }
  }
  return new Map([...together].map(([book, set]) => [book, [...set].toSorted((a, b) => a - b)]));
}
