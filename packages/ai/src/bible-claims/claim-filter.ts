import { MISQUOTES, type MisquoteId } from '@lamplight/domain/misquotes';
import type { CheckedText } from '@lamplight/domain/scripture';
import { misquoteIn } from '../misquotes/index.ts';
import { checkedSentences } from './checked-sentences.ts';
import { claimedWords, claimIn } from './claims.ts';
import { isNegated, leansOnBefore } from './wordings.ts';

/** What a claim is held against. */
export interface ClaimEvidence {
  /** Whether words stand in the Bible that this host has, nearly as they are. */
  stands(words: string): boolean;
  /** What is said in the place of a saying that is no verse. */
  insteadOf(id: MisquoteId): CheckedText;
  /** Whether the text comes with the place that it speaks of, as the explanation of a question does. */
  readonly isPlaced?: boolean;
}

/** Lets the sentences of a checked text pass that claim nothing of the Bible, or that it confirms. */
export interface ClaimFilter {
  /** Takes the next piece. @returns what may be shown now */
  take(piece: CheckedText): CheckedText[];
  /** Nothing more comes: what still waits for its next sentence is left out. */
  finish(): void;
  /** Whether a sentence was left out. */
  hasRemoved(): boolean;
}

type Verdict =
  | { readonly kind: 'fine'; readonly isConfirmed: boolean }
  /** Fine where the sentence beside it names a place. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'false' }
  | { readonly kind: 'misquote'; readonly id: MisquoteId };

/** A sentence that is shown only with the one behind it. */
interface Waiting {
  readonly sentence: CheckedText;
  /** Whether the next has to name a place; one that only announces it has to stay itself. */
  readonly isClaim: boolean;
}

export function createClaimFilter(evidence: ClaimEvidence): ClaimFilter {
  let before: Verdict = { kind: 'fine', isConfirmed: false };
  let waiting: Waiting | null = null;
  let hasRemoved = false;
  const corrected = new Set<MisquoteId>();

  /** The sentence that waited, where the one behind it lets it pass. */
  function released(verdict: Verdict): CheckedText[] {
    if (waiting === null) return [];
    const { sentence, isClaim } = waiting;
    waiting = null;
    const isFine = verdict.kind === 'fine' && (verdict.isConfirmed || !isClaim);
    if (isFine || (verdict.kind === 'misquote' && !isClaim)) return [sentence];
    hasRemoved = true;
    before = { kind: 'false' };
    return [];
  }

  function next(sentence: CheckedText): CheckedText[] {
    const verdict = verdictOn(sentence, evidence);
    const first = released(verdict);
    const isConfirmed = verdict.kind === 'fine' && verdict.isConfirmed;
    // What leans on a sentence that is not there can't be understood.
    const isLeft = before.kind === 'false' && leansOnBefore(sentence.text) && !isConfirmed;
    if (isLeft || verdict.kind === 'false') {
      hasRemoved = true;
      before = { kind: 'false' };
      return first;
    }
    if (verdict.kind === 'misquote') {
      before = verdict;
      if (corrected.has(verdict.id)) return first;
      corrected.add(verdict.id);
      return [...first, withGap(evidence.insteadOf(verdict.id), sentence.text)];
    }
    const isNear = evidence.isPlaced || (before.kind === 'fine' && before.isConfirmed);
    const isClaim = verdict.kind === 'alone' && !isNear;
    if (isClaim || isLeadIn(sentence)) {
      waiting = { sentence, isClaim };
      return first;
    }
    before = { kind: 'fine', isConfirmed };
    return [...first, sentence];
  }

  let isFirst = true;
  let lostBreak = false;

  /** What is shown after a sentence, with the end of the paragraph that one left out took along. */
  function withBreak(sentence: CheckedText): CheckedText[] {
    const shown = next(sentence);
    const [first, ...others] = shown;
    if (first === undefined) {
      lostBreak ||= /\n\s*\n\s*$/u.test(sentence.text);
      return [];
    }
    const gap = { kind: 'text', text: lostBreak && !isFirst ? '\n' : '' } as const;
    lostBreak = false;
    isFirst = false;
    if (gap.text === '') return shown;
    return [{ text: gap.text + first.text, segments: [gap, ...first.segments] }, ...others];
  }

  return {
    take: (piece) => checkedSentences(piece).flatMap(withBreak),
    finish() {
      hasRemoved ||= waiting !== null;
      waiting = null;
    },
    hasRemoved: () => hasRemoved,
  };
}

function verdictOn({ text, segments }: CheckedText, evidence: ClaimEvidence): Verdict {
  const isQuoted = segments.some(({ kind }) => kind === 'quotation');
  if (isQuoted) return { kind: 'fine', isConfirmed: true };
  const unconfirmed = segments.filter((segment) => segment.kind === 'paraphrase');
  const isNamed =
    segments.some(({ kind }) => kind === 'reference') ||
    unconfirmed.some(({ reference }) => reference !== null);
  const claim = claimIn(text);
  const isClaimed = claim !== null || unconfirmed.length > 0;
  const saying = misquoteIn(text);
  // Words that were said to stand at a place which this host has, and do not.
  const isRefuted = unconfirmed.some(({ bible }) => bible !== null);
  const isDenied = claim === null && isNegated(saying?.around ?? wordsOutside(segments));
  if (isDenied && !isRefuted) return { kind: 'fine', isConfirmed: isNamed };
  if (saying !== null) {
    const { kind } = MISQUOTES[saying.id];
    if (kind === 'detail' ? isClaimed : kind !== 'partly' && (isClaimed || isNamed)) {
      return { kind: 'misquote', id: saying.id };
    }
  }
  if (isRefuted) return { kind: 'false' };
  if (isNamed) return { kind: 'fine', isConfirmed: true };
  if (unconfirmed.length > 0) return { kind: 'false' };
  if (claim === null || evidence.stands(claimedWords(text, claim))) {
    return { kind: 'fine', isConfirmed: false };
  }
  return { kind: 'alone' };
}

/** What an author says around quotations. */
function wordsOutside(segments: CheckedText['segments']): string {
  return segments.map(({ kind, text }) => (kind === 'paraphrase' ? ' … ' : text)).join('');
}

/** A sentence that announces the next, such as “Here is what it says:”. */
function isLeadIn({ text }: CheckedText): boolean {
  return /:\s*$/u.test(text);
}

/** A text with the space that stood behind another. */
function withGap({ text, segments }: CheckedText, before: string): CheckedText {
  const gap = /\s*$/u.exec(before)?.[0] ?? '';
  return { text: text + gap, segments: [...segments, { kind: 'text', text: gap }] };
}
