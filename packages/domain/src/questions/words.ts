/** Letters that stand for two, as they are typed without them. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/**
 * A typed word as two of them are compared: without regard to letter case, accents, space and the marks around it,
 * such as the full stop that a tablet adds.
 */
export function foldedWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøł]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[’‘`´]/gu, "'")
    .replace(/\s+/gu, '')
    .replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
}
