import type { Language } from '@lamplight/domain/profiles';
import { hashesOf } from './features.ts';
import { meaningsOf } from './meanings/index.ts';

const SEED = 0x510e527f;
/** Words between two meanings that are read in their order, and in a row of three, at most. */
const WIDEST_PAIR = 7;
const WIDEST_TRIPLE = 3;

/** What a word means beside another, or two more: what follows what, and what stands together at all. */
function namesFrom(at: number, meanings: readonly number[][], first: number): string[] {
  return meanings.slice(at + 1).flatMap((seconds, between) => {
    const near = between < WIDEST_PAIR;
    const thirds =
      between < WIDEST_TRIPLE
        ? meanings.slice(at + 2 + between, at + 2 + between + WIDEST_TRIPLE).flat()
        : [];
    return seconds
      .filter((second) => second !== first)
      .flatMap((second) => [
        first < second ? `${first}+${second}` : `${second}+${first}`,
        ...(near ? [`${first}>${second}`] : []),
        ...thirds.map((third) => `${first}>${second}>${third}`),
      ]);
  });
}

/** What the words of a sentence mean, alone, with their neighbours and together, as hashes; each once. */
export function meaningFeatures(words: readonly string[], language: Language): number[] {
  const meanings = meaningsOf(words, language);
  const names = new Set<string>();
  for (const [at, found] of meanings.entries()) {
    const [before, after] = [words[at - 1], words[at + 1]];
    for (const first of found) {
      names.add(`${first}`);
      if (before !== undefined) names.add(`${before} ${first}`);
      if (after !== undefined) names.add(`${first} ${after}`);
      for (const name of namesFrom(at, meanings, first)) names.add(name);
    }
  }
  return hashesOf([...names], SEED);
}
