import type { Book } from './books-by-name.ts';

/** A stretch of verses inside a book, ends included. */
export interface Span {
  readonly from: Place;
  readonly to: Place;
  /** Whether it names whole chapters and no verse. */
  readonly isChapters: boolean;
}

export interface Place {
  readonly chapter: number;
  readonly verse: number;
}

/** What the numbers behind the name of a book mean. */
export interface Numbers {
  /** What of it exists, cut where it runs past the end of a chapter. */
  readonly spans: readonly Span[];
  /** Whether all of it exists as it is written. */
  readonly isWhole: boolean;
}

const DASH = /[-–—]/u;
const PART = /^(\d+)(?:[:.,](\d+))?$/;

/**
 * Reads numbers such as `3:16-18, 20; 4:1`, with `:`, `.` or `,` between chapter and verse; where that is a comma a dot
 * stands between verses, as in German.
 */
export function readNumbers(written: string, book: Book): Numbers {
  const commaIsInside = /^\d+,/.test(written);
  const spans: Span[] = [];
  let isWhole = true;
  for (const group of written.split(';')) {
    let chapter: number | null = null;
    for (const part of group.split(verseSeparator(commaIsInside))) {
      const read = readPart(part.trim(), chapter, book);
      if (read.span !== null) spans.push(read.span);
      isWhole &&= read.isWhole;
      chapter = read.chapter;
    }
  }
  return { spans, isWhole };
}

function verseSeparator(commaIsInside: boolean): RegExp {
  // The first dot or comma may stand between chapter and verse; what follows a verse lies between verses.
  return commaIsInside ? /(?<=,\S*)\./ : /,/;
}

interface ReadPart {
  readonly span: Span | null;
  readonly isWhole: boolean;
  /** The chapter that the next part stands in; null while only chapters were named. */
  readonly chapter: number | null;
}

function readPart(part: string, within: number | null, book: Book): ReadPart {
  const [start = '', end] = part.split(DASH).map((side) => side.replace(/[a-f\s]/g, ''));
  const [, first = '', firstVerse] = PART.exec(start) ?? [];
  const [, last, lastVerse] = PART.exec(end ?? '') ?? [];
  const numbers = [first, firstVerse, last, lastVerse].map((text) =>
    text === undefined ? null : Number(text),
  );
  const [one = 0, two = null, three = null, four = null] = numbers as (number | null)[];
  const isOneChapter = book.chapters.length === 1 && two === null && within === null;
  const isVerses = two !== null || within !== null || (isOneChapter && one !== 1);
  if (!isVerses) return chapters(one ?? 0, three ?? one ?? 0, book);
  const chapter = two === null ? (within ?? 1) : (one ?? 0);
  const from = { chapter, verse: two ?? one ?? 0 };
  const to =
    three === null
      ? from
      : four === null
        ? { chapter, verse: three }
        : { chapter: three, verse: four };
  return { ...verses(from, to, book), chapter: to.chapter };
}

function chapters(first: number, last: number, book: Book): ReadPart {
  const exists = first >= 1 && first <= book.chapters.length && last >= first;
  if (!exists) return { span: null, isWhole: false, chapter: null };
  const end = Math.min(last, book.chapters.length);
  const to = { chapter: end, verse: book.chapters[end - 1] ?? 1 };
  const span = { from: { chapter: first, verse: 1 }, to, isChapters: true };
  return { span, isWhole: end === last, chapter: null };
}

function verses(from: Place, to: Place, book: Book): Omit<ReadPart, 'chapter'> {
  const length = book.chapters[from.chapter - 1] ?? 0;
  if (from.verse < 1 || from.verse > length) return { span: null, isWhole: false };
  const isForward = to.chapter > from.chapter || to.verse >= from.verse;
  const lastLength = book.chapters[to.chapter - 1];
  if (!isForward || to.chapter < from.chapter || lastLength === undefined || to.verse < 1) {
    return { span: { from, to: from, isChapters: false }, isWhole: false };
  }
  const cut = { chapter: to.chapter, verse: Math.min(to.verse, lastLength) };
  return { span: { from, to: cut, isChapters: false }, isWhole: cut.verse === to.verse };
}

/** The verses of the spans in order, as keys such as `GEN 1:3`. */
export function versesOf(spans: readonly Span[], book: Book): string[] {
  return spans.flatMap(({ from, to }) => {
    const keys: string[] = [];
    for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
      const start = chapter === from.chapter ? from.verse : 1;
      const end = chapter === to.chapter ? to.verse : (book.chapters[chapter - 1] ?? 0);
      for (let verse = start; verse <= end; verse += 1)
        keys.push(`${book.code} ${chapter}:${verse}`);
    }
    return keys;
  });
}

/**
 * The spans as numbers behind a name.
 * @param inside what stands between chapter and verse: in German a comma
 */
export function writeSpans(spans: readonly Span[], inside: string): string {
  const between = inside === ',' ? '.' : ', ';
  let written = '';
  let chapter: number | null = null;
  for (const { from, to, isChapters } of spans) {
    const isSame = !isChapters && chapter === from.chapter;
    if (written !== '') written += isSame ? between : '; ';
    if (isChapters) {
      written += from.chapter === to.chapter ? from.chapter : `${from.chapter}-${to.chapter}`;
      chapter = null;
      continue;
    }
    written += isSame ? from.verse : `${from.chapter}${inside}${from.verse}`;
    if (to.chapter !== from.chapter) written += `-${to.chapter}${inside}${to.verse}`;
    else if (to.verse !== from.verse) written += `-${to.verse}`;
    chapter = to.chapter;
  }
  return written;
}
