import type { DataRows } from './data-rows.ts';
import styles from './pictures.module.css';

export interface DataTableProps {
  readonly caption: string;
  readonly data: DataRows;
}

/** What a picture shows, as numbers and words. */
export function DataTable({ caption, data }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
    <section className={styles.sheet} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {data.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same.
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
