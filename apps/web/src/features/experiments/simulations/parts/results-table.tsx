import styles from './results-table.module.css';

export interface ResultsTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: number; readonly cells: readonly string[] }[];
}

/** What was measured, one try below the other. */
export function ResultsTable({ caption, head, rows }: ResultsTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
