import type { VerseIndex } from '../matching/verse-index.ts';
import { wordsOf } from '../matching/words.ts';
import { bookOfCode } from '../references/books-by-name.ts';
import { type NamedPassage, passageOf } from '../references/find-references.ts';

/** A stretch of the text with the punctuation around it. */
export interface BibleWords {
  /** From the first letter to the last. */
  readonly words: string;
  /** Punctuation right before and after. */
  readonly before: string;
  readonly after: string;
}

/** The words between two positions as the Bible has them, verses joined by one space. */
export function bibleWords(index: VerseIndex, from: number, to: number): BibleWords {
  const parts: string[] = [];
  let before = '';
  let after = '';
  const last = index.verseAt(to - 1);
  for (let verse = index.verseAt(from); verse <= last; verse += 1) {
    const text = index.textOf(verse);
    const [start = 0] = index.rangeOf(index.keyOf(verse)) ?? [];
    const places = wordsOf(text);
    const first = places[Math.max(0, from - start)];
    const end = places[Math.min(places.length, to - start) - 1];
    if (first === undefined || end === undefined) continue;
    const isFirst = parts.length === 0;
    const isLast = verse === last;
    parts.push(text.slice(isFirst ? first.start : 0, isLast ? end.end : text.length));
    if (isFirst) before = /[^\s\p{L}\p{N}]*$/u.exec(text.slice(0, first.start))?.[0] ?? '';
    if (isLast) after = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(end.end))?.[0] ?? '';
  }
  return { words: parts.join(' '), before, after };
}

/** Words by which a stretch grows to the end of a clause. */
const CLAUSE = 6;

/** The position after the clause that the word before `to` stands in, when that is near; else `to` itself. */
export function clauseEnd(index: VerseIndex, to: number): number {
  const verse = index.verseAt(to - 1);
  const [start = 0, end = 0] = index.rangeOf(index.keyOf(verse)) ?? [];
  const text = index.textOf(verse);
  const places = wordsOf(text);
  for (let at = to; at <= Math.min(end, to + CLAUSE); at += 1) {
    const next = text[places[at - start - 1]?.end ?? text.length] ?? '.';
    if (/[.,;:!?]/u.test(next)) return at;
  }
  return to;
}

/** The passage that the words between two positions come from. */
export function passageAt(index: VerseIndex, from: number, to: number): NamedPassage | null {
  const first = placeOf(index.keyOf(index.verseAt(from)));
  const last = placeOf(index.keyOf(index.verseAt(to - 1)));
  const book = bookOfCode(first.code);
  if (book === null || first.code !== last.code) return null;
  return passageOf(book, [{ from: first, to: last, isChapters: false }]);
}

function placeOf(key: string): { code: string; chapter: number; verse: number } {
  const [code = '', place = ''] = key.split(' ');
  const [chapter = 0, verse = 0] = place.split(':').map(Number);
  return { code, chapter, verse };
}

/** The positions of a passage from its first to its last verse that is at hand; null when none is. */
export function positionsOf(
  passage: NamedPassage,
  index: VerseIndex,
): readonly [from: number, to: number] | null {
  let range: [number, number] | null = null;
  for (const key of passage.verses) {
    const verse = index.rangeOf(key);
    if (verse !== null)
      range = [Math.min(range?.[0] ?? verse[0], verse[0]), Math.max(range?.[1] ?? 0, verse[1])];
  }
  return range;
}

/** The words of a passage in the first text that has some of it, cut after some sentences; null when none has. */
export function textOfPassageIn(
  passage: NamedPassage,
  texts: readonly VerseIndex[],
): string | null {
  for (const index of texts) {
    const verses = passage.verses.flatMap((key) => index.verse(key) ?? []);
    if (verses.length > 0) return verses.slice(0, SHOWN_VERSES).join(' ');
  }
  return null;
}

/** Verses of a passage that are shown beside a paraphrase of it. */
const SHOWN_VERSES = 6;
