/** What a row is sorted by in a column; null where it has nothing there. */
export type SortValue = string | number | null;

export interface Sorting {
  /** Key of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** One page of a list. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  /** Counted from 0; the last page where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  /** Number of the first row shown, counted from 1; 0 for an empty list. */
  readonly from: number;
  readonly to: number;
}

/** Rows that hold every word that was typed, in whatever order and case, accents or none. */
export function searchRows<Row>(
  rows: readonly Row[],
  typed: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = plain(textOf(row));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Sorts words as the language does, numbers by size; rows without a value stand last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => SortValue,
  direction: Sorting['direction'],
  language: string,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const [a, b] = [valueIn(first), valueIn(second)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * compare(String(a), String(b));
  });
}

/** Cuts a page out of a list. */
export function pageOf<Row>(rows: readonly Row[], asked: number, size: number): PageOf<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(0, asked), pages - 1);
  const shown = rows.slice(page * size, (page + 1) * size);
  const from = shown.length === 0 ? 0 : page * size + 1;
  return { rows: shown, page, pages, from, to: page * size + shown.length };
}

/** The sorting after a column's heading was pressed: the same column turns round. */
export function turned(sorting: Sorting | null, column: string): Sorting {
  const again = sorting?.column === column && sorting.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}
