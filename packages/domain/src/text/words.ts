const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Dashes that stand between two words without spaces; a hyphen belongs to its word. */
const GAPS = /[\s–—]+/u;

/**
 * The words of a text as written, without the punctuation around them. `well-made` and `3.5` are one word,
 * `morning—the` two; a sign that stands alone (`=`, `×`) is none.
 */
export function words(text: string): string[] {
  return text
    .split(GAPS)
    .filter((token) => HAS_LETTER_OR_DIGIT.test(token))
    .map((token) => token.replace(EDGES, ''));
}

/** Words in a text; see `words`. */
export function wordCount(text: string): number {
  return words(text).length;
}
