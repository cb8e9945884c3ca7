import type { TableFigure } from '@lamplight/domain/figures';
import styles from './table.module.css';

/** A small table, with the names of its columns and rows. */
export function SmallTable({
  figure: { head, rows, named },
  words,
}: {
  readonly figure: TableFigure;
  readonly words: string;
}) {
  return (
    <table className={styles.table} aria-label={words}>
      <thead>
        <tr>
          {head.map((cell, column) =>
            cell === '' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is nothing but its place.
              <td key={column} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <th key={column} scope="col">
                {cell}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place.
          <tr key={place}>
            {row.map((cell, column) =>
              column === 0 && named ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
