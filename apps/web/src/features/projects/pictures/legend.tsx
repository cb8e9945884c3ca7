import { Mark } from './mark.tsx';
import styles from './pictures.module.css';
import type { Series } from './series.ts';

/** Which shape and colour stand for which group; nothing where there are no groups. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  const named = series.filter(({ label }) => label !== '');
  if (named.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {named.map(({ label, shape, colour }) => (
        <li key={label}>
          <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden>
            <Mark shape={shape} x={10} y={10} radius={6.5} colour={colour} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
