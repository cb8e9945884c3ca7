import { type Alignment, align } from '../matching/alignment.ts';
import { findAnywhere, weight } from '../matching/candidates.ts';
import type { VerseIndex } from '../matching/verse-index.ts';
import { wordsOf } from '../matching/words.ts';
import type { NamedPassage } from '../references/find-references.ts';
import { clauseEnd, passageAt, positionsOf } from './passage-words.ts';

/** Words of a quotation that are the Bible's for it to be repaired instead of shown as a paraphrase. */
const SIMILAR = 0.75;
/** Words of a quotation that is repaired, or is taken for one of the Bible though nothing says that it is. */
const FEWEST_TO_REPAIR = 4;
const FEWEST_UNNAMED = { exact: 4, near: 7 } as const;
/** Bits that such a quotation has to tell: common phrases like "I do not know what you mean" tell about 45. */
const WEIGHT_UNNAMED = { exact: 45, near: 60 } as const;
/** The same where the author says that these are words of the Bible. */
const FEWEST_ANNOUNCED = { exact: 3, near: 5 } as const;
const WEIGHT_ANNOUNCED = { exact: 0, near: 35 } as const;
/** The longest passage that a quotation is laid against, in words: three long chapters. */
const LONGEST_PASSAGE = 3000;

const LEFT_OUT = /\s*(?:\[?(?:…|\.\.\.)\]?)\s*/u;

/** Stretches of one text of the Bible that a quotation stands for: several where it leaves words out with `…`. */
export interface Match {
  readonly index: VerseIndex;
  readonly runs: readonly Alignment[];
  /** The runs of the author, each as it is written. */
  readonly said: readonly string[];
  readonly passage: NamedPassage;
  readonly cost: number;
}

interface Question {
  readonly inner: string;
  /** The passage that the author names for it. */
  readonly passage: NamedPassage | null;
  /** Whether the author says that these are words of the Bible. */
  readonly isAnnounced: boolean;
}

/** What a quotation stands for in the texts at hand, those that are to be preferred first; null for nothing. */
export function matchQuotation(question: Question, texts: readonly VerseIndex[]): Match | null {
  let best: Match | null = null;
  for (const index of texts) {
    const match =
      (question.passage && withinPassage(question.inner, question.passage, index)) ??
      anywhere(question, index);
    if (match !== null && (best === null || match.cost < best.cost)) best = match;
    if (best?.cost === 0) break;
  }
  return best;
}

function withinPassage(inner: string, passage: NamedPassage, index: VerseIndex): Match | null {
  const range = positionsOf(passage, index);
  if (range === null) return null;
  const [from, to] = range;
  const said = inner.split(LEFT_OUT).filter((run) => /\p{L}/u.test(run));
  const runs: Alignment[] = [];
  let start = from;
  for (const text of said) {
    const words = idsOf(text, index);
    const run = align(words, index.words, start, Math.min(to, start + LONGEST_PASSAGE));
    if (!isClose(run)) return null;
    runs.push(wholeClause(run, words, index));
    start = run.to;
  }
  if (runs.length === 0) return null;
  return { index, runs, said, passage, cost: runs.reduce((sum, { cost }) => sum + cost, 0) };
}

/** A stretch whose last word was changed ends with its clause: "who gives me strength", and not "who gives me". */
function wholeClause(run: Alignment, words: readonly number[], index: VerseIndex): Alignment {
  if (words.at(-1) === index.words[run.to - 1]) return run;
  return { ...run, to: clauseEnd(index, run.to) };
}

function isClose({ cost, size, from, to }: Alignment): boolean {
  if (to <= from) return false;
  return cost === 0 || (size >= FEWEST_TO_REPAIR && 1 - cost / size >= SIMILAR);
}

function anywhere({ inner, passage, isAnnounced }: Question, index: VerseIndex): Match | null {
  const said = inner.split(LEFT_OUT).filter((run) => /\p{L}/u.test(run));
  const longest = said.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const words = idsOf(longest, index);
  const closest = findAnywhere(words, index);
  if (closest === null || !isClose(closest)) return null;
  const found = wholeClause(closest, words, index);
  const isNamed = isAnnounced || passage !== null;
  const fewest = isNamed ? FEWEST_ANNOUNCED : FEWEST_UNNAMED;
  const least = isNamed ? WEIGHT_ANNOUNCED : WEIGHT_UNNAMED;
  const kind = found.cost === 0 ? 'exact' : 'near';
  if (found.size < fewest[kind] || weight(index, found.from, found.to) < least[kind]) return null;
  const place = passageAt(index, found.from, found.to);
  if (place === null) return null;
  if (said.length === 1) return { index, runs: [found], said, passage: place, cost: found.cost };
  return aroundRun(inner, found, index);
}

/** Words around a run in which the other runs of its quotation are looked for. */
const NEAR = 120;

function aroundRun(inner: string, found: Alignment, index: VerseIndex): Match | null {
  const from = Math.max(0, found.from - NEAR);
  const to = Math.min(index.words.length, found.to + NEAR);
  const hull = passageAt(index, from, to);
  const match = hull && withinPassage(inner, hull, index);
  const [first, last] = [match?.runs[0], match?.runs.at(-1)];
  if (!match || first === undefined || last === undefined) return null;
  const passage = passageAt(index, first.from, last.to);
  return passage === null ? null : { ...match, passage };
}

/** The words of a text as the numbers that an index knows them by. */
export function idsOf(text: string, index: VerseIndex): number[] {
  return wordsOf(text).map(({ folded }) => index.wordId(folded));
}
