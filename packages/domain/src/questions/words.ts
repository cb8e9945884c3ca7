/** Letters that stand for two, as they are typed without them. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** Letters that German types with an e where a keyboard lacks them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** What may stand around a word without being part of it; `C++`, `-5` and `50%` keep their signs. */
const MARKS = `[.,;:!?¿¡"'()«»„“”…]+`;
const MARKS_AROUND = new RegExp(`^${MARKS}|${MARKS}$`, 'gu');

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
    .replace(MARKS_AROUND, '');
}

/** Whether two words are the same as they are typed: `Löwe` is also typed `Lowe` and `Loewe`. */
export function isSameWord(one: string, other: string): boolean {
  return (
    foldedWord(one) === foldedWord(other) ||
    foldedWord(withoutUmlauts(one)) === foldedWord(withoutUmlauts(other))
  );
}

function withoutUmlauts(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/gu, (letter) => UMLAUTS[letter] ?? letter);
}
