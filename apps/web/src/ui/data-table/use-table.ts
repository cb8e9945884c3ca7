import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { downloadRows } from './download-rows.ts';
import { pageOf, type Sorting, searchRows, sortRows } from './table-view.ts';

export interface TableInput<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly textOf: (row: Row) => string;
  readonly sortedBy: Sorting | null;
  readonly pageSize: number;
}

/** What is searched for, how it is sorted and which page is shown. */
export function useTable<Row>({ rows, columns, textOf, sortedBy, pageSize }: TableInput<Row>) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState(sortedBy);
  const [page, setPage] = useState(0);

  const found = searchRows(rows, typed, textOf);
  const valueIn = columns.find(({ key }) => key === sorting?.column)?.value;
  const sorted =
    sorting === null || valueIn === undefined
      ? found
      : sortRows(found, valueIn, sorting.direction, i18n.language);

  return {
    typed,
    search(text: string) {
      setTyped(text);
      setPage(0);
    },
    sorting,
    sort(next: Sorting) {
      setSorting(next);
      setPage(0);
    },
    shown: pageOf(sorted, page, pageSize),
    found: found.length,
    setPage,
    exportAs: (name: string) => downloadRows(name, columns, sorted),
  };
}
