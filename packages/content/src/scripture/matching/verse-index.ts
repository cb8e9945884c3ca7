import type { ScriptureText } from '../scripture-text.ts';
import { wordsOf } from './words.ts';

/**
 * A text of the Bible in which any run of words is found. All its words lie in one row, so that a place is a number
 * and a quotation may run over the ends of verses. The whole Bible takes some 12 MB and half a second to make.
 */
export interface VerseIndex extends ScriptureText {
  /** The words of the text as numbers, in the order of the Bible. */
  readonly words: Uint32Array;
  /** Which verse each word belongs to. */
  verseAt(position: number): number;
  keyOf(verse: number): string;
  textOf(verse: number): string;
  /** Positions of the first word of a verse and after its last; null when the verse is not at hand. */
  rangeOf(key: string): readonly [from: number, to: number] | null;
  /** The number of a word; 0 for a word that the text does not have. */
  wordId(folded: string): number;
  /** How much it tells that two texts share this word: bits, more for a rare word. */
  bits(wordId: number): number;
  /** Where three words follow each other, or nothing when they do so too often to tell anything. */
  placesOf(first: number, second: number, third: number): readonly number[];
}

/** Places of three words beyond which these tell nothing: "and he said". */
const TOO_MANY_PLACES = 300;
/** A position is below this: the Bible has some 760,000 words. */
const POSITIONS = 2 ** 21;
const UNKNOWN_BITS = 20;

/** @param verses in the order of the Bible, as key (`GEN 1:1`) and words */
export function indexVerses(verses: Iterable<readonly [key: string, text: string]>): VerseIndex {
  const keys: string[] = [];
  const texts: string[] = [];
  const starts: number[] = [];
  const ids = new Map<string, number>();
  const counts: number[] = [0];
  const row: number[] = [];
  for (const [key, text] of verses) {
    keys.push(key);
    texts.push(text);
    starts.push(row.length);
    for (const { folded } of wordsOf(text)) {
      let id = ids.get(folded);
      if (id === undefined) {
        id = ids.size + 1;
        ids.set(folded, id);
      }
      counts[id] = (counts[id] ?? 0) + 1;
      row.push(id);
    }
  }
  starts.push(row.length);
  const words = Uint32Array.from(row);
  const triples = sortedTriples(words);
  const verseByKey = new Map(keys.map((key, verse) => [key, verse]));
  const verseStarts = Uint32Array.from(starts);

  return {
    words,
    verse: (key) => texts[verseByKey.get(key) ?? -1],
    verseAt: (position) => lastAtMost(verseStarts, position),
    keyOf: (verse) => keys[verse] ?? '',
    textOf: (verse) => texts[verse] ?? '',
    rangeOf(key) {
      const verse = verseByKey.get(key);
      if (verse === undefined) return null;
      return [verseStarts[verse] ?? 0, verseStarts[verse + 1] ?? 0];
    },
    wordId: (folded) => ids.get(folded) ?? 0,
    bits: (id) => (id === 0 ? UNKNOWN_BITS : Math.log2(words.length / (counts[id] ?? 1))),
    placesOf(first, second, third) {
      const from = firstAtLeast(triples, hashOf(first, second, third) * POSITIONS);
      const places: number[] = [];
      const hash = hashOf(first, second, third);
      for (let at = from; at < triples.length; at += 1) {
        const triple = triples[at] ?? 0;
        if (Math.floor(triple / POSITIONS) !== hash) break;
        if (places.length === TOO_MANY_PLACES) return [];
        const position = triple % POSITIONS;
        const isSame =
          words[position] === first &&
          words[position + 1] === second &&
          words[position + 2] === third;
        if (isSame) places.push(position);
      }
      return places;
    },
  };
}

/** Every three words with their place, in one number each: sorted, they are looked up like in a dictionary. */
function sortedTriples(words: Uint32Array): Float64Array {
  const triples = new Float64Array(Math.max(0, words.length - 2));
  for (let at = 0; at < triples.length; at += 1) {
    const hash = hashOf(words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0);
    triples[at] = hash * POSITIONS + at;
  }
  return triples.sort();
}

/** 30 bits out of three word numbers. */
function hashOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first, 0x9e3779b1);
  hash = Math.imul(hash ^ second ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ third ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 2;
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lastAtMost(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
