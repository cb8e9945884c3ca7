/** Digits that a number is written with at most: as many as all of them keep, so that 0.1 + 0.2 is written 0.3. */
const DIGITS = 15;

/**
 * A number as people write it into a field: with the decimal mark of the language, without marks between thousands,
 * so that 1492 stays a year, and without an exponent.
 */
export function writtenNumber(value: number, language: string): string {
  const style = { useGrouping: false, maximumSignificantDigits: DIGITS };
  return new Intl.NumberFormat(language, style).format(value);
}
