import { numbersBelow } from '../parts/numbers-below.ts';
import styles from './colors.module.css';
import { cssColor, type Drops, type Lamps, mixPaint, PAINTS, REFLECTED } from './mixing.ts';

/** Three lamps that shine on a dark wall; where their spots meet, light adds up. */
export function LampsPicture({ lamps }: { readonly lamps: Lamps }) {
  const spots = [
    { x: 200, y: 115, color: cssColor([lamps.red, 0, 0]) },
    { x: 155, y: 190, color: cssColor([0, lamps.green, 0]) },
    { x: 245, y: 190, color: cssColor([0, 0, lamps.blue]) },
  ];
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <g className={styles.spots}>
        <rect className={styles.dark} width="400" height="300" />
        {spots.map(({ x, y, color }) => (
          <circle key={x} className={styles.spot} cx={x} cy={y} r="88" fill={color} />
        ))}
      </g>
    </svg>
  );
}

/** A pot with its drops above it and what they make when they are stirred. */
export function PotPicture({ drops }: { readonly drops: Drops }) {
  const mixed = mixPaint(drops);
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      {PAINTS.map((paint, column) =>
        numbersBelow(drops[paint]).map((drop) => (
          <path
            key={`${paint} ${drop}`}
            className={styles.drop}
            d="M0 -14 C8 -3 11 2 11 7 A11 11 0 0 1 -11 7 C-11 2 -8 -3 0 -14 Z"
            transform={`translate(${80 + column * 80} ${112 - drop * 22})`}
            fill={cssColor(REFLECTED[paint])}
          />
        )),
      )}
      <path className={styles.pot} d="M70 150 h260 l-24 130 q-2 12 -14 12 h-184 q-12 0 -14 -12 z" />
      {mixed !== null && (
        <path
          className={styles.mix}
          d="M80 172 q30 -12 60 0 t60 0 t60 0 t60 0 l-19 106 q-2 8 -10 8 h-182 q-8 0 -10 -8 z"
          fill={cssColor(mixed)}
        />
      )}
    </svg>
  );
}
