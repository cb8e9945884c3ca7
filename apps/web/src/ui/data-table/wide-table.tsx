import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Column, RowActions } from './column.ts';
import styles from './data-table.module.css';
import { type Sorting, turned } from './table-view.ts';

export interface RowsProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => number;
  readonly actions: RowActions<Row> | undefined;
}

export interface WideTableProps<Row> extends RowsProps<Row> {
  readonly sorting: Sorting | null;
  /** Absent where the rows stay in their order. */
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

/** The rows as a table, sorted by pressing the heading of a column. */
export function WideTable<Row>(props: WideTableProps<Row>) {
  const { t } = useTranslation('tables');
  const { caption, rows, columns, rowKey, actions, sorting, onSort } = props;
  const [naming, ...others] = columns;
  return (
    <div className={styles.sheet}>
      <table className={styles.wide}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col">
                <span className={styles.unseen}>{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {naming && <th scope="row">{naming.cell(row)}</th>}
              {others.map(({ key, cell, align }) => (
                <td key={key} data-align={align}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td>
                  <div className={styles.actions}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | null;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

function Heading<Row>({ column, sorting, onSort }: HeadingProps<Row>) {
  const { key, header, value, align } = column;
  if (value === undefined || onSort === undefined) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const direction = sorting?.column === key ? sorting.direction : undefined;
  const icons = { ascending: IconArrowUp, descending: IconArrowDown };
  const Icon = direction === undefined ? IconArrowsSort : icons[direction];
  return (
    <th scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <UnstyledButton
        className={styles.sort}
        data-sorted={direction !== undefined}
        onClick={() => onSort(turned(sorting, key))}
      >
        {header}
        <Icon size={16} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
