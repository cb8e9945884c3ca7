import { Button } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../form/fields.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import type { Sorting } from './table-view.ts';

export interface TableToolsProps<Row> {
  readonly searchLabel: string;
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
  /** Given where the table has no headings to press. */
  readonly columns?: readonly Column<Row>[];
  readonly sorting?: Sorting | null;
  readonly onSort?: (sorting: Sorting) => void;
  readonly onExport?: () => void;
  /** Whether a file is on its way. */
  readonly exporting?: boolean;
  readonly children?: ReactNode;
}

/** What stands above a table: the search, further filters, and the way into a spreadsheet. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { searchLabel, typed, onSearch, columns, sorting, onSort, children } = props;
  const { onExport, exporting = false } = props;
  const { t } = useTranslation('tables');
  return (
    <div className={styles.tools}>
      <TextField
        className={styles.search ?? ''}
        type="search"
        label={searchLabel}
        value={typed}
        onChange={(event) => onSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      {children}
      {columns !== undefined && onSort !== undefined && (
        <SortField columns={columns} sorting={sorting ?? null} onSort={onSort} />
      )}
      {onExport !== undefined && (
        <Button
          variant="default"
          className={styles.export ?? ''}
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={exporting}
          onClick={onExport}
        >
          {t('export')}
        </Button>
      )}
    </div>
  );
}

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

const DIRECTIONS = ['ascending', 'descending'] as const;

function SortField<Row>({ columns, sorting, onSort }: SortFieldProps<Row>) {
  const { t } = useTranslation('tables');
  const choices = columns
    .filter(({ value }) => value !== undefined)
    .flatMap(({ key, header }) =>
      DIRECTIONS.map((direction) => ({
        sorting: { column: key, direction },
        label: t(`sorted.${direction}`, { column: header }),
      })),
    );
  const nameOf = ({ column, direction }: Sorting) => `${column} ${direction}`;
  const choose = (name: string) => {
    const chosen = choices.find((choice) => nameOf(choice.sorting) === name);
    if (chosen) onSort(chosen.sorting);
  };
  return (
    <SelectField
      label={t('sort')}
      value={sorting === null ? '' : nameOf(sorting)}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...(sorting === null ? [{ value: '', label: t('unsorted') }] : []),
        ...choices.map((choice) => ({ value: nameOf(choice.sorting), label: choice.label })),
      ]}
    />
  );
}
