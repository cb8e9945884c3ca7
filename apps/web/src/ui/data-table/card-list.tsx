import styles from './data-table.module.css';
import type { RowsProps } from './wide-table.tsx';

/** The rows of a table as cards below each other, for narrow screens. */
export function CardList<Row>({ caption, rows, columns, rowKey, actions }: RowsProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          {naming && <div className={styles.name}>{naming.cell(row)}</div>}
          <dl className={styles.facts}>
            {others.map(({ key, header, cell, ownLine }) => (
              <div key={key} className={styles.fact} data-own-line={ownLine}>
                <dt>{header}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {actions && <div className={styles.actions}>{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
