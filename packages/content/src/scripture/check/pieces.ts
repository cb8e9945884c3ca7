import { createQuoteScanner } from './quoted-spans.ts';

const SENTENCE_END = /[.!?…][”"»“’'*_)\]]*$/u;
/** "1. Johannes": this dot ends no sentence. */
const NUMBERED_BOOK = /(?:^|[\s(])[1-5]\.$/u;
/** What goes on with a sentence, or names where a quotation comes from. */
const GOES_ON = /[\p{Ll}\p{N}—–(]/u;
const ENDS_WITH_QUOTATION = /[”"»“’'][*_)\]]*$/u;
/** The name of a book may begin here: `“…” John 3:16`. */
const MAY_NAME_PLACE = /[\p{L}\p{N}—–(]/u;

/**
 * Cuts a text where nothing before has to do with what comes after: between sentences, but never inside a quotation,
 * and never between a quotation and the reference behind it. The last piece is whatever is left. Each cut depends on
 * what stands before it and on the one sign after it, so that a text that comes bit by bit is cut at the same places.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  const scanner = createQuoteScanner();
  let start = 0;
  let read = 0;
  const gaps = /\s+/gu;
  for (let gap = gaps.exec(text); gap !== null; gap = gaps.exec(text)) {
    for (; read < gap.index; read += 1) scanner.read(text, read);
    const next = text[gap.index + gap[0].length];
    if (next === undefined) break;
    if (gap[0].includes('\n\n')) scanner.close(gap.index);
    if (scanner.isInside()) continue;
    const piece = text.slice(start, gap.index);
    if (!isCut(piece, gap[0], next)) continue;
    start = gap.index + gap[0].length;
    pieces.push(piece + gap[0]);
  }
  pieces.push(text.slice(start));
  return pieces;
}

function isCut(piece: string, gap: string, next: string): boolean {
  const isBlock = piece.trimStart().startsWith('>');
  if (!isBlock && ENDS_WITH_QUOTATION.test(piece) && MAY_NAME_PLACE.test(next)) return false;
  if (gap.includes('\n')) {
    if (next === '>') return !isBlock || gap.includes('\n\n');
    return isBlock ? !/[—–]/u.test(next) : !/[—–(]/u.test(next);
  }
  if (isBlock || GOES_ON.test(next)) return false;
  return SENTENCE_END.test(piece) && !NUMBERED_BOOK.test(piece);
}
