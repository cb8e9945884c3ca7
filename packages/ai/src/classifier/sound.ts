/**
 * A word without its vowels and with letters that sound alike made one, so that `nite`, `swolowed` and `cnt brethe` are
 * read as what they sound like.
 */
export function soundOf(word: string): string {
  return word
    .replace(/gh/gu, '')
    .replace(/ph/gu, 'f')
    .replace(/[ckq]/gu, 'k')
    .replace(/z/gu, 's')
    .replace(/[aeiouyh]/gu, '')
    .replace(/(.)\1+/gu, '$1');
}
