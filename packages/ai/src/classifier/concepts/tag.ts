import { reduceLetters } from '../../text/index.ts';

/** What is looked up for one language: whole words, beginnings of words, and words that stand together. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  /** By the first word: the words after it, with what they are about together. */
  readonly rows: ReadonlyMap<string, readonly { rest: readonly string[]; concepts: number[] }[]>;
}

/** Shortest beginning that is looked up, in letters. */
const SHORTEST_BEGINNING = 3;

function add<Key>(map: Map<Key, number[]>, key: Key, concept: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

/** @param wordsByConcept the words of each concept, in the order that numbers them */
export function lexiconOf(wordsByConcept: readonly string[]): Lexicon {
  const words = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  const rows = new Map<string, { rest: readonly string[]; concepts: number[] }[]>();
  for (const [concept, entries] of wordsByConcept.entries()) {
    for (const entry of entries.split(/\s+/u).filter((each) => each !== '')) {
      const [first = '', ...rest] = entry.replace('*', '').split('_').map(reduceLetters);
      if (rest.length > 0)
        rows.set(first, [...(rows.get(first) ?? []), { rest, concepts: [concept] }]);
      else if (entry.endsWith('*')) add(beginnings, first, concept);
      else add(words, first, concept);
    }
  }
  return { words, beginnings, rows };
}

/** A place in a sentence and what stands there. */
export interface Tag {
  readonly at: number;
  readonly concept: number;
}

/** What the words of a sentence are about, in the order they stand. */
export function tagsIn(sentence: readonly string[], lexicon: Lexicon): Tag[] {
  const tags: Tag[] = [];
  for (const [at, word] of sentence.entries()) {
    const found = new Set(lexicon.words.get(word));
    for (let length = SHORTEST_BEGINNING; length <= word.length; length++) {
      for (const concept of lexicon.beginnings.get(word.slice(0, length)) ?? []) found.add(concept);
    }
    for (const { rest, concepts } of lexicon.rows.get(word) ?? []) {
      if (rest.every((next, index) => sentence[at + 1 + index] === next)) {
        for (const concept of concepts) found.add(concept);
      }
    }
    for (const concept of found) tags.push({ at, concept });
  }
  return tags;
}
