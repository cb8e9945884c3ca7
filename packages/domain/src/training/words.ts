/** The different words of a text in small letters, in the order in which they come first: a bag of words. */
export function bagOfWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
}
