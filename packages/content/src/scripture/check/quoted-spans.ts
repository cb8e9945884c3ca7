/** A stretch of a text between quotation marks. */
export interface QuotedSpan {
  /** Place of the opening mark, and the place after the closing one. */
  readonly start: number;
  readonly end: number;
  readonly open: string;
  /** The closing mark; empty where the author forgot it. */
  readonly close: string;
  /** What stands between the marks. */
  readonly inner: string;
}

/** What closes a quotation, by what opens it, in the four languages. */
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '‘': '’',
  '‚': '‘’',
  '"': '"”',
  "'": "'’",
};
/** Short forms that begin with an apostrophe. */
const SHORTENED = /^['‘](?:tis|twas|em|cause|til|n|\d)/iu;

/** Follows a text sign by sign and knows whether it is inside a quotation. */
export interface QuoteScanner {
  /** Reads the sign at a place; what comes after it is looked at for one sign only. */
  read(text: string, at: number): void;
  /** Whether the place after the last sign lies inside a quotation. */
  isInside(): boolean;
  /** Ends what is open, as the end of a paragraph does. */
  close(at: number): void;
}

/** @param onSpan is told the places of each quotation that ends, and its marks */
export function createQuoteScanner(
  onSpan: (start: number, end: number, open: string, close: string) => void = () => undefined,
): QuoteScanner {
  let open = '';
  let start = 0;
  let nested = 0;

  return {
    read(text, at) {
      const sign = text[at] ?? '';
      if (open === '') {
        if (sign in CLOSING && opens(text, at)) {
          open = sign;
          start = at;
          nested = 0;
        }
        return;
      }
      if (sign === open && (sign === '“' || sign === '«' || sign === '„') && opens(text, at)) {
        nested += 1;
      } else if (CLOSING[open]?.includes(sign) && closes(text, at)) {
        if (nested > 0) {
          nested -= 1;
          return;
        }
        onSpan(start, at + 1, open, sign);
        open = '';
      }
    },
    isInside: () => open !== '',
    close(at) {
      if (open !== '') onSpan(start, at, open, '');
      open = '';
    },
  };
}

function opens(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  const standsFree = /[\s([{—–\-/:“„«‘"']/u.test(before);
  const precedesWord = /[^\s.,;:!?)\]]/u.test(after);
  if (sign === '“' || sign === '„' || sign === '‚') return true;
  if (sign === '«') return standsFree || !/\p{L}/u.test(before);
  if (sign === "'" || sign === '‘') {
    return standsFree && /[\p{L}…“"]/u.test(after) && !SHORTENED.test(text.slice(at, at + 6));
  }
  return standsFree && precedesWord;
}

function closes(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  const isApostrophe = sign === "'" || sign === '’';
  if (isApostrophe && /\p{L}/u.test(text[at + 1] ?? ' ')) return false;
  const isStraight = sign === '"' || sign === "'";
  return (
    !isStraight || !/[\s([{]/u.test(text[at - 1] ?? ' ') || !/\p{L}/u.test(text[at + 1] ?? ' ')
  );
}

/** The quotations of a text in order; quotations inside of quotations belong to the outer one. */
export function quotedSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  const scanner = createQuoteScanner((start, end, open, close) => {
    const inner = text.slice(start + 1, end - close.length);
    if (/\p{L}/u.test(inner)) spans.push({ start, end, open, close, inner });
  });
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('\n\n', at)) scanner.close(at);
    scanner.read(text, at);
  }
  scanner.close(text.length);
  return spans;
}
