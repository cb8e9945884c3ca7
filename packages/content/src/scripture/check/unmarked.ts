import { alignLocally } from '../matching/alignment.ts';
import { weight } from '../matching/candidates.ts';
import type { VerseIndex } from '../matching/verse-index.ts';
import { wordsOf } from '../matching/words.ts';
import type { NamedPassage } from '../references/find-references.ts';
import { positionsOf } from './passage-words.ts';
import type { Match } from './verdict.ts';

/** Words that prose beside a reference shares with its passage for it to be a quotation without marks. */
const FEWEST = 5;
const SIMILAR = 0.8;
/** Bits that these words tell together. */
const WEIGHT = 30;
/** Verses of a passage beyond which prose speaks about it and does not quote it. */
const LONGEST_PASSAGE = 12;

/** Words of the Bible without quotation marks within prose. */
export interface Unmarked {
  readonly start: number;
  readonly end: number;
  readonly match: Match;
}

/** Finds the words of a passage in the prose before or behind its reference. */
export function findUnmarked(
  prose: string,
  passage: NamedPassage,
  texts: readonly VerseIndex[],
): Unmarked | null {
  if (passage.verses.length > LONGEST_PASSAGE) return null;
  const words = wordsOf(prose);
  if (words.length < FEWEST) return null;
  for (const index of texts) {
    const range = positionsOf(passage, index);
    if (range === null) continue;
    const ids = words.map(({ folded }) => index.wordId(folded));
    const found = alignLocally(ids, index.words, ...range);
    if (found === null || found.matched < FEWEST) continue;
    if (found.matched / (found.matched + found.cost) < SIMILAR) continue;
    if (weight(index, found.from, found.to) < WEIGHT) continue;
    const first = words[found.runFrom];
    const last = words[found.runTo - 1];
    if (first === undefined || last === undefined) continue;
    const said = prose.slice(first.start, last.end);
    return {
      start: first.start,
      end: last.end,
      match: { index, runs: [found], said: [said], passage, cost: found.cost },
    };
  }
  return null;
}
