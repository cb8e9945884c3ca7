import type { Translation } from '@lamplight/domain/scripture';

/** A verse and its place. */
export interface PlacedVerse {
  /** Code in USFM, such as `GEN`. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

/** A text of the Bible that this host has, all of it or a part. */
export interface ScriptureSource {
  readonly translation: Translation;
  /** Another one for another text: what is kept of a source is kept under it. */
  readonly id: string;
  /** Whether all 66 books are there. */
  readonly isWhole: boolean;
  readonly verseCount: number;
  /** The words of a verse such as `GEN 1:1`; undefined when it is not there. */
  verse(key: string): Promise<string | undefined>;
  chapter(book: string, chapter: number): Promise<Pick<PlacedVerse, 'verse' | 'text'>[]>;
  /** Chapters of which something is there, by book. */
  chapters(): Promise<ReadonlyMap<string, readonly number[]>>;
  /** Verses with all the words, the best first; the last word also stands for longer ones. */
  search(words: readonly string[], limit: number): Promise<PlacedVerse[]>;
  /** Everything, in the order of the Bible. */
  verses(): Promise<PlacedVerse[]>;
}

/** The parts of a key such as `GEN 1:3`. */
export function placeOf(key: string): Omit<PlacedVerse, 'text'> {
  const [book = '', place = ''] = key.split(' ');
  const [chapter = 0, verse = 0] = place.split(':').map(Number);
  return { book, chapter, verse };
}

/** `GEN 1:3` for a place. */
export function keyOf({ book, chapter, verse }: Omit<PlacedVerse, 'text'>): string {
  return `${book} ${chapter}:${verse}`;
}

/** Puts numbers of chapters together by book. */
export function chaptersByBook(
  places: Iterable<{ readonly book: string; readonly chapter: number }>,
): Map<string, number[]> {
  const chapters = new Map<string, number[]>();
  for (const { book, chapter } of places) {
    const known = chapters.get(book) ?? [];
    if (known.at(-1) !== chapter) known.push(chapter);
    chapters.set(book, known);
  }
  return chapters;
}
