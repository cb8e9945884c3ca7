/** The word with a capital letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words of a title that begin with a small letter, unless they stand first. */
const SMALL = new Set('a an and as at by for in of on or the to with without'.split(' '));

/** A text as a title has it: `the bread oven` becomes `The Bread Oven`. */
export function titled(text: string): string {
  const words = text.split(' ');
  return words.map((word, at) => (at > 0 && SMALL.has(word) ? word : capital(word))).join(' ');
}

/** A list in words: `a, b and c`. */
export function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
