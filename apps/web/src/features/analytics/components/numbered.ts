/** Rows with their places, for tables whose rows have no number of their own. */
export function numbered<Row>(rows: readonly Row[]): (Row & { readonly row: number })[] {
  return rows.map((each, row) => ({ ...each, row }));
}
