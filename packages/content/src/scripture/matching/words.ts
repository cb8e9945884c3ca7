/** A word of a text and where it stands. */
export interface Word {
  /** Folded so that capitals, accents and kinds of apostrophes do not matter. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const PLAIN = /^[a-z0-9]+$/;

export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.replace(/[’']/gu, '').normalize('NFD').replace(/\p{M}/gu, '');
}
