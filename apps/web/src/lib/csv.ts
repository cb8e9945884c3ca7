import papaparse from 'papaparse';

export type CsvValue = string | number | null;

/** What a spreadsheet would take for the beginning of a formula, whatever comes after it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as comma-separated values (RFC 4180). Words that a spreadsheet would run as a formula begin
 * with an apostrophe instead: a child's name must not compute anything.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return papaparse.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA },
  );
}
