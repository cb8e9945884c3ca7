/** The words of a verse or of what a child wrote, with their punctuation, parted at spaces and long dashes. */
export function verseWords(text: string): string[] {
  return (text.match(/[^\s—]*—|[^\s—]+/gu) ?? []).filter((word) => plainWord(word) !== '');
}

/**
 * A word as it is compared: letters and digits only, in lower case and without accents, so that capitals,
 * punctuation and the kind of quotation mark never make a right word wrong.
 */
export function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A word of the verse that was given or is missing, or a word that does not belong there. */
export interface WordMark {
  readonly kind: 'right' | 'missing' | 'extra';
  /** As the verse has it, or as it was written where it does not belong. */
  readonly word: string;
}

/**
 * Compares an answer with the verse word by word: the longest run of words in order that both share is right; what the
 * verse has beside it is missing, what the answer has is extra. A wrong word shows as an extra and a missing one.
 */
export function compareWithVerse(answer: string, verse: string): WordMark[] {
  const given = verseWords(answer);
  const wanted = verseWords(verse);
  const shared = sharedLengths(given.map(plainWord), wanted.map(plainWord));
  const marks: WordMark[] = [];
  let at = 0;
  let of = 0;
  while (at < given.length || of < wanted.length) {
    const mine = given[at];
    const theirs = wanted[of];
    const skipMine = shared[at + 1]?.[of] ?? -1;
    const skipTheirs = shared[at]?.[of + 1] ?? -1;
    if (mine !== undefined && theirs !== undefined && plainWord(mine) === plainWord(theirs)) {
      marks.push({ kind: 'right', word: theirs });
      at += 1;
      of += 1;
    } else if (mine !== undefined && (theirs === undefined || skipMine >= skipTheirs)) {
      marks.push({ kind: 'extra', word: mine });
      at += 1;
    } else if (theirs !== undefined) {
      marks.push({ kind: 'missing', word: theirs });
      of += 1;
    }
  }
  return marks;
}

/** Whether nothing is missing and nothing is extra. */
export function isRight(marks: readonly WordMark[]): boolean {
  return marks.length > 0 && marks.every(({ kind }) => kind === 'right');
}

/** Words in order that the rests of both lists share, by where the rests begin. */
function sharedLengths(given: readonly string[], wanted: readonly string[]): number[][] {
  const lengths = Array.from({ length: given.length + 1 }, () =>
    Array.from({ length: wanted.length + 1 }, () => 0),
  );
  for (let at = given.length - 1; at >= 0; at -= 1) {
    for (let of = wanted.length - 1; of >= 0; of -= 1) {
      const row = lengths[at];
      const below = lengths[at + 1];
      if (row === undefined || below === undefined) continue;
      row[of] =
        given[at] === wanted[of]
          ? (below[of + 1] ?? 0) + 1
          : Math.max(below[of] ?? 0, row[of + 1] ?? 0);
    }
  }
  return lengths;
}
