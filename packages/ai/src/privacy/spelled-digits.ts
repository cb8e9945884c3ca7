/** The digits from 0 to 9 as words, in English, Spanish, French and German. */
const DIGIT_WORDS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'cero', 'zéro', 'null'],
  ['one', 'uno', 'un', 'eins'],
  ['two', 'dos', 'deux', 'zwei', 'zwo'],
  ['three', 'tres', 'trois', 'drei'],
  ['four', 'cuatro', 'quatre', 'vier'],
  ['five', 'cinco', 'cinq', 'fünf', 'fuenf'],
  ['six', 'seis', 'sechs'],
  ['seven', 'siete', 'sept', 'sieben'],
  ['eight', 'ocho', 'huit', 'acht'],
  ['nine', 'nueve', 'neuf', 'neun'],
];
const WORD = DIGIT_WORDS.flat().join('|');

/** Seven digits or more in a row, most of them as words. */
export const SPELLED_DIGITS = new RegExp(
  `(?<!\\p{L})(?:(?:${WORD})|\\p{Nd})(?:[\\s,.-]+(?:(?:${WORD})|\\p{Nd})(?![\\p{L}\\p{N}])){6,}`,
  'giu',
);

/** Whether digits that were found by `SPELLED_DIGITS` are a number to call, and not somebody who counts. */
export function isSpelledNumber(words: string): boolean {
  const parts = words.toLowerCase().split(/[\s,.-]+/u);
  if (!parts.some((part) => /\p{L}/u.test(part))) return false;
  const digits = parts.map((part) =>
    /\p{Nd}/u.test(part) ? Number(part) : DIGIT_WORDS.findIndex((known) => known.includes(part)),
  );
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  return !steps.every((step) => step === steps[0]);
}
