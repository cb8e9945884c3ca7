import { toCsv } from '../../lib/csv.ts';
import { downloadText } from '../../lib/download.ts';
import type { Column } from './column.ts';

/** Lets Excel see that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the reader a file for spreadsheets with the columns that have values. @param name without its ending */
export function downloadRows<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const exported = columns.filter(({ value }) => value !== undefined);
  const lines = rows.map((row) => exported.map(({ value }) => value?.(row) ?? null));
  const csv = toCsv([exported.map(({ header }) => header), ...lines]);
  downloadText(`${name}.csv`, 'text/csv', `${BYTE_ORDER_MARK}${csv}`);
}
