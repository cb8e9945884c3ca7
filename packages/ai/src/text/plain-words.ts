const WORD = /[\p{L}\p{N}]+/gu;
const APOSTROPHE = /(?<=\p{L})[’'‘`´](?=\p{L})/gu;

/** A text in lower case without accents, apostrophes and punctuation, with a space at both ends: ` whats a magnet `. */
export function plainText(text: string): string {
  return ` ${plainWords(text).join(' ')} `;
}

/** The words of a text in lower case, without accents; `don't` is one word. */
export function plainWords(text: string): string[] {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
  return letters.replace(APOSTROPHE, '').toLowerCase().match(WORD) ?? [];
}
