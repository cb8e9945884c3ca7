import { useTranslation } from 'react-i18next';
import { numbersBelow } from '../parts/numbers-below.ts';
import styles from './sound.module.css';
import { pushAt, type Tone } from './sound.ts';

/** Milliseconds from the left edge to the right one. */
const SHOWN_MS = 20;
const WIDTH = 480;
const MIDDLE = 105;
const HEIGHT = 85;
const COLUMNS = 120;

/** The wave of a tone, and below it the air: crowded where it is pushed together. */
export function SoundPicture({ tone }: { readonly tone: Tone }) {
  const { t } = useTranslation('simulations');
  const points = numbersBelow(WIDTH * 2 + 1).map((half) => {
    const push = pushAt(tone, (half / 2 / WIDTH) * SHOWN_MS);
    return `${half / 2},${(MIDDLE - push * HEIGHT).toFixed(1)}`;
  });
  return (
    <svg viewBox="0 0 480 290" aria-hidden="true">
      <line className={styles.axis} x1="0" x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      <polyline className={styles.wave} points={points.join(' ')} />
      <g className={styles.air}>
        {numbersBelow(COLUMNS).map((column) => {
          const rest = (column + 0.5) * (WIDTH / COLUMNS);
          // What the wave pushes moves along its own way.
          const shift = 6 * pushAt(tone, (rest / WIDTH) * SHOWN_MS);
          return [0, 1, 2, 3].map((row) => (
            <circle key={`${column} ${row}`} cx={rest + shift} cy={212 + row * 13} r="1.7" />
          ));
        })}
      </g>
      <text className={styles.label} x={WIDTH - 8} y="282">
        {t('sound.window', { value: SHOWN_MS })}
      </text>
    </svg>
  );
}
