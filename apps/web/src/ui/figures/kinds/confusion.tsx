import type { ConfusionFigure } from '@lamplight/domain/figures';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import styles from './confusion.module.css';

/** How deep the ground of the highest count is, in percent: words on it keep their contrast. */
const DEEPEST = 45;

/** What things are and what a machine took them for: what it got right has a tick, and more has a deeper ground. */
export function ConfusionTable({
  figure: { groups, counts, truth, guess },
  words,
}: {
  readonly figure: ConfusionFigure;
  readonly words: string;
}) {
  const most = Math.max(1, ...counts.flat());
  return (
    <table className={styles.table} aria-label={words}>
      <thead>
        <tr>
          <td className={styles.corner} rowSpan={2}>
            {truth}
          </td>
          <th className={styles.guess} scope="colgroup" colSpan={groups.length}>
            {guess}
          </th>
        </tr>
        <tr>
          {groups.map((group) => (
            <th key={group} scope="col">
              {group}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group, row) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            {groups.map((taken, column) => {
              const count = counts[row]?.[column] ?? 0;
              return (
                <td
                  key={taken}
                  className={styles.count}
                  data-right={row === column}
                  style={shareOf(count / most)}
                >
                  {row === column && <IconCheck size={18} aria-hidden />}
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareOf(share: number): CSSProperties {
  return { '--share': `${Math.round(DEEPEST * share)}%` } as CSSProperties;
}
