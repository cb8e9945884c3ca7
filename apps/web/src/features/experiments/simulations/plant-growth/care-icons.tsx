import styles from './plant-growth.module.css';
import { LIGHTS } from './plant-growth.ts';

/** A sun that is as bright as the light; the dark has a moon. */
export function LightIcon({ light }: { readonly light: number }) {
  if (light === 0) {
    return (
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <path className={styles.moon} d="M28 6 a17 17 0 1 0 10 26 a14 14 0 0 1 -10 -26 z" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle className={styles.sun} cx="22" cy="22" r="15" opacity={light / (LIGHTS - 1)} />
    </svg>
  );
}

/** Where the drops stand. */
const DROPS = [
  [12, 13],
  [32, 13],
  [12, 35],
  [32, 35],
] as const;

/** As many drops as there is water; an empty ring for none. */
export function WaterIcon({ water }: { readonly water: number }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      {water === 0 && <circle className={styles.dry} cx="22" cy="22" r="14" />}
      {DROPS.slice(0, water).map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className={styles.drop}
          d={`M${x} ${y - 10} c6 7 8 9 8 13 a8 8 0 0 1 -16 0 c0 -4 2 -6 8 -13 z`}
          transform="translate(0 -2)"
        />
      ))}
    </svg>
  );
}
