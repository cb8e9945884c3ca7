import { type Alignment, align } from './alignment.ts';
import type { VerseIndex } from './verse-index.ts';

/** Words by which a quotation may be longer or shorter than the stretch it stands for. */
const SLACK = 6;
/** Places that are looked at closely. */
const CLOSE_LOOKS = 4;
/** Three words in a row are looked up at every place of a short quotation, at some of a long one. */
const LOOK_UPS = 60;

/** Where in the whole text a run of words fits best; null when no three of its words follow each other anywhere. */
export function findAnywhere(run: readonly number[], index: VerseIndex): Alignment | null {
  const votes = new Map<number, number>();
  const step = Math.max(1, Math.floor(run.length / LOOK_UPS));
  for (let at = 0; at + 2 < run.length; at += step) {
    const [first = 0, second = 0, third = 0] = [run[at], run[at + 1], run[at + 2]];
    if (first === 0 || second === 0 || third === 0) continue;
    for (const place of index.placesOf(first, second, third)) {
      // Neighbouring starts share a vote, since words may have been added or left out before.
      const start = Math.floor((place - at) / SLACK);
      votes.set(start, (votes.get(start) ?? 0) + 1);
    }
  }
  const likely = [...votes].sort((a, b) => b[1] - a[1]).slice(0, CLOSE_LOOKS);
  let best: Alignment | null = null;
  for (const [bucket] of likely) {
    const start = bucket * SLACK;
    const from = Math.max(0, start - SLACK);
    const to = Math.min(index.words.length, start + run.length + 2 * SLACK);
    const found = align(run, index.words, from, to);
    if (best === null || found.cost < best.cost) best = found;
  }
  return best;
}

/** How much the words of a stretch tell together, in bits: common phrases tell little. */
export function weight(index: VerseIndex, from: number, to: number): number {
  let bits = 0;
  for (let at = from; at < to; at += 1) bits += index.bits(index.words[at] ?? 0);
  return bits;
}
