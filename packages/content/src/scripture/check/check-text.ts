import type { Language } from '@lamplight/domain/profiles';
import type { CheckedSegment, CheckedText } from '@lamplight/domain/scripture';
import type { VerseIndex } from '../matching/verse-index.ts';
import { checkBlock } from './check-block.ts';
import { type Edit, editsOf } from './check-piece.ts';
import { piecesOf } from './pieces.ts';
import { matchQuotation } from './verdict.ts';

/**
 * Holds a text against the Bible. A quotation is left as it is when it is exact, repaired to the exact words when it
 * is close, and loses its marks when the author calls it Scripture and it is not; a reference to what does not exist
 * goes, and its sentence stays readable. Ordinary quotations are left alone.
 * @param texts the Bible in this language, as much of it as is at hand; the first is preferred
 */
export function checkText(
  text: string,
  texts: readonly VerseIndex[],
  language: Language,
): CheckedText {
  return joinChecked(piecesOf(text).map((piece) => checkPiece(piece, texts, language)));
}

/** The check of one piece as `piecesOf` cuts it. */
export function checkPiece(
  piece: string,
  texts: readonly VerseIndex[],
  language: Language,
): CheckedText {
  const block = piece.trimStart().startsWith('>') ? checkBlock(piece, texts, language) : null;
  return block ?? applyEdits(piece, editsOf(piece, texts, language));
}

/** Whether words that are said to be the Bible's stand in it, nearly as they are. */
export function standsInBible(words: string, texts: readonly VerseIndex[]): boolean {
  return matchQuotation({ inner: words, passage: null, isAnnounced: true }, texts) !== null;
}

function applyEdits(text: string, edits: readonly Edit[]): CheckedText {
  const segments: CheckedSegment[] = [];
  let at = 0;
  for (const { start, end, segment } of edits) {
    if (start > at) segments.push({ kind: 'text', text: text.slice(at, start) });
    segments.push(segment);
    at = end;
  }
  if (at < text.length) segments.push({ kind: 'text', text: text.slice(at) });
  return { text: segments.map((segment) => segment.text).join(''), segments };
}

/** Several checked texts as one. */
export function joinChecked(parts: readonly CheckedText[]): CheckedText {
  const segments: CheckedSegment[] = [];
  for (const segment of parts.flatMap((part) => part.segments)) {
    const last = segments.at(-1);
    if (segment.kind === 'text' && last?.kind === 'text') {
      segments[segments.length - 1] = { kind: 'text', text: last.text + segment.text };
    } else segments.push(segment);
  }
  return { text: parts.map(({ text }) => text).join(''), segments };
}
