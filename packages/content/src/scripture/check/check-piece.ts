import type { Language } from '@lamplight/domain/profiles';
import type { CheckedSegment } from '@lamplight/domain/scripture';
import type { VerseIndex } from '../matching/verse-index.ts';
import { wordsOf } from '../matching/words.ts';
import { type FoundReference, findReferences } from '../references/find-references.ts';
import { isAnnounced } from './announced.ts';
import { attach } from './attachment.ts';
import { removalOf } from './impossible.ts';
import { textOfPassageIn } from './passage-words.ts';
import { type QuotedSpan, quotedSpans } from './quoted-spans.ts';
import { findUnmarked } from './unmarked.ts';
import { matchQuotation } from './verdict.ts';
import { exactWording } from './wording.ts';

/** A stretch of a piece that is shown in another way than as plain text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly segment: CheckedSegment;
}

/** Words of a quotation that stays one although nothing was found for it: a term such as “ark”. */
const LONGEST_TERM = 2;

/** What is changed or marked in one piece of a text, in order and without overlaps. */
export function editsOf(text: string, texts: readonly VerseIndex[], language: Language): Edit[] {
  const references = findReferences(text, language);
  const spans = quotedSpans(text);
  if (references.length === 0 && spans.length === 0) return [];
  const attached = attach(text, spans, references);
  const corrected = new Map<FoundReference, string>();
  const edits: Edit[] = [];
  for (const span of spans) {
    const reference = attached.get(span) ?? null;
    const edit = editOfSpan({ text, span, reference, texts, language });
    if (edit === null) continue;
    edits.push(edit);
    const { segment } = edit;
    if (segment.kind !== 'quotation' || reference === null) continue;
    if (segment.reference !== reference.passage?.written)
      corrected.set(reference, segment.reference);
  }
  const quoting = new Set(attached.values());
  edits.push(...unmarkedEdits(text, references, quoting, edits, texts));
  edits.push(...referenceEdits(text, references, corrected, language));
  return withoutOverlaps(edits);
}

interface SpanInText {
  readonly text: string;
  readonly span: QuotedSpan;
  readonly reference: FoundReference | null;
  readonly texts: readonly VerseIndex[];
  readonly language: Language;
}

function editOfSpan({ text, span, reference, texts, language }: SpanInText): Edit | null {
  const announced = isAnnounced(text.slice(0, span.start), text.slice(span.end), language);
  const passage = reference?.passage ?? null;
  const question = { inner: span.inner, passage, isAnnounced: announced };
  const match = matchQuotation(question, texts);
  const said = text.slice(span.start, span.end);
  const place = { start: span.start, end: span.end };
  if (match !== null) {
    const isDouble = !/['‘‚‹›]/u.test(span.open);
    const { words, moved, isExact } = exactWording(match, isDouble);
    const close = span.close === '' ? closingOf(span.open) : span.close;
    const shown = `${span.open}${words}${close}${moved}`;
    const outcome = isExact ? 'exact' : 'repaired';
    const { written } = match.passage;
    return {
      ...place,
      segment: { kind: 'quotation', text: shown, said, bible: words, reference: written, outcome },
    };
  }
  const isClaimed = passage !== null || announced;
  if (!isClaimed || wordsOf(span.inner).length <= termLength(reference, span)) return null;
  return {
    ...place,
    segment: {
      kind: 'paraphrase',
      text: plainInner(span.inner, language),
      said,
      bible: passage && textOfPassageIn(passage, texts),
      reference: passage?.written ?? null,
    },
  };
}

/** A quotation whose reference stands right behind it is no term, however short: “Jesus slept” (John 11:35). */
function termLength(reference: FoundReference | null, span: QuotedSpan): number {
  const isBehind =
    reference !== null && reference.start >= span.end && reference.start - span.end < 4;
  return isBehind ? 0 : LONGEST_TERM;
}

/** The words of a quotation that lost its marks, without references to what does not exist. */
function plainInner(inner: string, language: Language): string {
  const references = findReferences(inner, language);
  let text = inner.trim();
  for (const reference of references.toReversed()) {
    if (reference.passage !== null || !reference.isCertain) continue;
    const removal = removalOf(inner, reference, references, language);
    if (removal) text = inner.slice(0, removal.start) + removal.text + inner.slice(removal.end);
  }
  return text.trim();
}

function closingOf(open: string): string {
  return (
    { '“': '”', '„': '“', '«': '»', '»': '«', '‹': '›', '›': '‹', '‘': '’', '‚': '‘' }[open] ?? open
  );
}

function unmarkedEdits(
  text: string,
  references: readonly FoundReference[],
  quoting: ReadonlySet<FoundReference>,
  edits: readonly Edit[],
  texts: readonly VerseIndex[],
): Edit[] {
  const found: Edit[] = [];
  for (const reference of references) {
    const { passage } = reference;
    if (passage === null || quoting.has(reference)) continue;
    const walls = [...edits, ...found, ...references.filter((each) => each !== reference)];
    const left = Math.max(
      0,
      ...walls.map(({ end }) => end).filter((end) => end <= reference.start),
    );
    const right = Math.min(
      text.length,
      ...walls.map(({ start }) => start).filter((start) => start >= reference.end),
    );
    for (const [from, to] of [
      [left, reference.start],
      [reference.end, right],
    ] as const) {
      const unmarked = findUnmarked(text.slice(from, to), passage, texts);
      if (unmarked === null) continue;
      const { words, isExact } = exactWording(unmarked.match, false);
      const [start, end] = [from + unmarked.start, from + unmarked.end];
      const said = text.slice(start, end);
      const outcome = isExact ? 'exact' : 'repaired';
      found.push({
        start,
        end,
        segment: {
          ...{ kind: 'quotation', text: words, said, bible: words },
          ...{ reference: passage.written, outcome },
        },
      });
      break;
    }
  }
  return found;
}

function referenceEdits(
  text: string,
  references: readonly FoundReference[],
  corrected: ReadonlyMap<FoundReference, string>,
  language: Language,
): Edit[] {
  return references.flatMap((reference): Edit[] => {
    const { start, end, passage } = reference;
    const said = text.slice(start, end);
    if (passage !== null) {
      const written = corrected.get(reference);
      const shown =
        written === undefined ? reference.text : inWordsOf(said, written, passage.written);
      return [
        {
          start,
          end,
          segment: { kind: 'reference', text: shown, reference: written ?? passage.written, said },
        },
      ];
    }
    const removal = removalOf(text, reference, references, language);
    if (removal === null) return [];
    const segment = {
      kind: 'removed',
      text: removal.text,
      said: text.slice(removal.start, removal.end),
    } as const;
    return [{ start: removal.start, end: removal.end, segment }];
  });
}

/** A corrected reference under the name that the author used, where it is the same book. */
function inWordsOf(said: string, written: string, before: string): string {
  const bookOf = (reference: string) => reference.replace(/\s[\d:;,\s-]+$/u, '');
  if (bookOf(written) !== bookOf(before)) return written;
  const inside = /\d([:.,])\d/.exec(said)?.[1] ?? ':';
  const name = said.replace(/\s?[\d\s:.,;a-f–—-]+$/u, '');
  return `${name} ${written.slice(bookOf(written).length + 1).replaceAll(':', inside)}`;
}

function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  }
  return kept;
}
