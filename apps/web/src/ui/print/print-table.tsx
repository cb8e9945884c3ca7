import type { Column } from '../data-table/column.ts';
import styles from './print-table.module.css';

export interface PrintTableProps<Row> {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Omit<Column<Row>, 'value' | 'ownLine'>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

/** A table on a sheet to print: all of its rows, and nothing to press. */
export function PrintTable<Row>({ caption, columns, rows, rowKey }: PrintTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a small screen, by keyboard too.
    <section className={styles.sheet} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
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
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
