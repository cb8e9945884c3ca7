import { PAGE_SIZES, type PageOf } from '@lamplight/domain/paging';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../form/fields.tsx';
import { QueryState, type QueryStateProps } from '../states/query-state.tsx';
import { useFailureToast } from '../toast/use-failure-toast.ts';
import { CardList } from './card-list.tsx';
import type { Column, RowActions } from './column.ts';
import styles from './data-table.module.css';
import { WIDE } from './data-table.tsx';
import { downloadRows } from './download-rows.ts';
import { Pager } from './pager.tsx';
import { TableTools } from './table-tools.tsx';
import type { PagedList } from './use-paged-list.ts';
import { WideTable } from './wide-table.tsx';

export interface PagedTableProps<Row> {
  /** What the table lists. */
  readonly caption: string;
  readonly list: PagedList;
  readonly query: QueryStateProps['query'] & {
    readonly data: PageOf<Row> | undefined;
    /** Whether older rows are shown while the wanted ones are on their way. */
    readonly isPlaceholderData: boolean;
  };
  /** The first column names the row. Those with a value are sorted by, where the list is sorted. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => number;
  readonly searchLabel: string;
  readonly loading: string;
  readonly failed: string;
  readonly actions?: RowActions<Row>;
  /** Further filters, beside the search. */
  readonly filters?: ReactNode;
  /** Asks for the whole list, for a file of this name, without its ending. */
  readonly file?: { readonly name: string; readonly rows: () => Promise<readonly Row[]> };
  /** Columns of the file, where it holds more than the table. */
  readonly fileColumns?: readonly Column<Row>[];
}

/** A table of a list that the host searches, sorts and cuts into pages; on narrow screens a list of cards. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, list, query, columns, rowKey, actions, filters, file } = props;
  const { t } = useTranslation('tables');
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const exporting = useExport(file, props.fileColumns ?? columns);
  const { sorting, sort, size } = list;
  const onSort = sorting === null ? undefined : sort;
  const { data } = query;
  const parts = { caption, rows: data?.rows ?? [], columns, rowKey, actions };
  return (
    <div className={styles.table}>
      <TableTools
        searchLabel={props.searchLabel}
        typed={list.typed}
        onSearch={list.search}
        // Wide tables are sorted by their headings.
        {...(wide || onSort === undefined ? {} : { columns, sorting, onSort })}
        {...exporting}
      >
        {filters}
      </TableTools>
      <QueryState
        query={query}
        count={6}
        shape="rows"
        loading={props.loading}
        failed={props.failed}
      />
      {data?.total === 0 && <p className={styles.none}>{t('none')}</p>}
      {data !== undefined && data.total > 0 && (
        <div className={styles.rows} aria-busy={query.isPlaceholderData}>
          {wide ? (
            <WideTable {...parts} sorting={sorting} onSort={onSort} />
          ) : (
            <CardList {...parts} />
          )}
        </div>
      )}
      {data !== undefined && (
        <Pager shown={shownOf(data, size)} total={data.total} onPage={list.turnTo}>
          {data.total > PAGE_SIZES[0] && <SizeField list={list} />}
        </Pager>
      )}
    </div>
  );
}

function shownOf({ rows, total, page }: PageOf<unknown>, size: number) {
  const from = rows.length === 0 ? 0 : page * size + 1;
  const pages = Math.max(1, Math.ceil(total / size));
  return { rows, page, pages, from, to: page * size + rows.length };
}

function SizeField({ list }: { readonly list: PagedList }) {
  const { t } = useTranslation('tables');
  const choose = (value: string) => {
    const size = PAGE_SIZES.find((known) => String(known) === value);
    if (size !== undefined) list.resize(size);
  };
  return (
    <SelectField
      aria-label={t('size')}
      value={String(list.size)}
      onChange={(event) => choose(event.currentTarget.value)}
      data={PAGE_SIZES.map((size) => ({ value: String(size), label: t('rows', { count: size }) }))}
    />
  );
}

/** The button that asks for the whole list and hands it over as a file. */
function useExport<Row>(file: PagedTableProps<Row>['file'], columns: readonly Column<Row>[]) {
  const { t } = useTranslation('tables');
  const failed = useFailureToast();
  const [exporting, setExporting] = useState(false);
  if (file === undefined) return {};
  const onExport = async () => {
    setExporting(true);
    try {
      downloadRows(file.name, columns, await file.rows());
    } catch (error) {
      failed({ title: t('exportFailed'), error, fallback: t('exportFailedText') });
    } finally {
      setExporting(false);
    }
  };
  return { onExport: () => void onExport(), exporting };
}
