import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from './card-list.tsx';
import type { Column, RowActions } from './column.ts';
import styles from './data-table.module.css';
import { Pager } from './pager.tsx';
import { TableTools } from './table-tools.tsx';
import type { Sorting } from './table-view.ts';
import { useTable } from './use-table.ts';
import { WideTable } from './wide-table.tsx';

export interface DataTableProps<Row> {
  /** What the table lists. */
  readonly caption: string;
  readonly rows: readonly Row[];
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => number;
  /** Words that a search looks through. */
  readonly textOf: (row: Row) => string;
  readonly searchLabel: string;
  readonly sortedBy?: Sorting;
  readonly actions?: RowActions<Row>;
  /** Further filters, beside the search. */
  readonly filters?: ReactNode;
  readonly pageSize?: number;
  /** Name of the file for spreadsheets, without its ending. Without it there is none. */
  readonly exportName?: string;
}

/** Below this width a row becomes a card. */
export const WIDE = '(min-width: 56em)';
const ROWS_OF_A_PAGE = 20;

/** A table that searches, sorts and turns pages; on narrow screens a list of cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rowKey, actions, filters, exportName, pageSize, sortedBy } = props;
  const { t } = useTranslation('tables');
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const table = useTable({
    rows: props.rows,
    columns,
    textOf: props.textOf,
    sortedBy: sortedBy ?? null,
    pageSize: pageSize ?? ROWS_OF_A_PAGE,
  });
  const { shown, sorting, sort } = table;
  const parts = { caption, rows: shown.rows, columns, rowKey, actions };
  return (
    <div className={styles.table}>
      <TableTools
        searchLabel={props.searchLabel}
        typed={table.typed}
        onSearch={table.search}
        // Wide tables are sorted by their headings.
        {...(wide ? {} : { columns, sorting, onSort: sort })}
        {...(exportName === undefined ? {} : { onExport: () => table.exportAs(exportName) })}
      >
        {filters}
      </TableTools>
      {table.found === 0 && <p className={styles.none}>{t('none')}</p>}
      {table.found > 0 &&
        (wide ? <WideTable {...parts} sorting={sorting} onSort={sort} /> : <CardList {...parts} />)}
      <Pager shown={shown} total={table.found} onPage={table.setPage} />
    </div>
  );
}
