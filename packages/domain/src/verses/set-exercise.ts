import { shuffled } from '../random/index.ts';
import { plainWord, verseWords } from './words.ts';

/** Rounds of the gaps: each leaves out more words. */
export const GAP_ROUNDS = 3;

/** The share of the words that each round leaves out. */
const GAP_SHARES = [0.25, 0.45, 0.7] as const;

/** Words of fewer letters are left out last: they say little. */
const TELLING_LETTERS = 4;

/** The verse in pieces of neighbouring words, as even as can be, in their right order. */
export function verseTiles(verse: string, most: number): string[] {
  const words = verseWords(verse);
  const count = Math.min(most, words.length);
  return Array.from({ length: count }, (_, index) =>
    words
      .slice(
        Math.round((index * words.length) / count),
        Math.round(((index + 1) * words.length) / count),
      )
      .join(' '),
  );
}

/** The tiles in an order that the seed decides and that is never the right one, where there are two to swap. */
export function mixedTiles(tiles: readonly string[], seed: number): string[] {
  const mixed = shuffled(tiles, seed);
  const differs = mixed.some((tile, index) => tile !== tiles[index]);
  const [first, ...rest] = mixed;
  return differs || first === undefined ? mixed : [...rest, first];
}

/**
 * The indexes of the words that a round leaves out, in order. A later round leaves out the words of an earlier one and
 * more; telling words come before short ones, and the seed decides among them.
 * @param round from 1 to 3
 */
export function gapIndexes(verse: string, round: number, seed: number): number[] {
  const words = verseWords(verse);
  const isTelling = (index: number) => plainWord(words[index] ?? '').length >= TELLING_LETTERS;
  const order = shuffled([...words.keys()], seed);
  const byWeight = [...order.filter(isTelling), ...order.filter((index) => !isTelling(index))];
  const share = GAP_SHARES[Math.min(round, GAP_ROUNDS) - 1] ?? GAP_SHARES[0];
  const count = Math.max(round + 1, Math.round(words.length * share));
  return byWeight.slice(0, count).sort((a, b) => a - b);
}
