export type CsvValue = string | number | null;

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as comma-separated values (RFC 4180). Words that a spreadsheet would run as a formula begin
 * with an apostrophe instead: a child's name must not compute anything.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
