import { numbersBelow } from '../parts/numbers-below.ts';
import styles from './buoyancy.module.css';
import type { Float, Thing } from './buoyancy.ts';
import { ThingShape } from './thing-picture.tsx';

const SURFACE = 140;
const BOTTOM = 300;
/** Edge of every thing. */
const SIZE = 66;

export interface BuoyancyPictureProps {
  readonly thing: Thing;
  /** Null while the thing is held above the water. */
  readonly float: Float | null;
  readonly spoons: number;
}

/** A jar of water and the thing: above it, swimming as deep as it does, or on the ground. */
export function BuoyancyPicture({ thing, float, spoons }: BuoyancyPictureProps) {
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true">
      <rect className={styles.water} x="62" y={SURFACE} width="276" height={BOTTOM - SURFACE} />
      <g
        className={styles.thing}
        style={{ transform: `translate(${200 - SIZE / 2}px, ${topOf(float)}px)` }}
      >
        <g transform={`scale(${SIZE / 60})`}>
          <ThingShape thing={thing} />
        </g>
      </g>
      <rect className={styles.tint} x="62" y={SURFACE} width="276" height={BOTTOM - SURFACE} />
      <line className={styles.surface} x1="62" y1={SURFACE} x2="338" y2={SURFACE} />
      {numbersBelow(spoons * 5).map((grain) => (
        <circle
          key={grain}
          className={styles.salt}
          cx={72 + ((grain * 97) % 256)}
          cy={SURFACE + 12 + ((grain * 61) % 140)}
          r="2"
        />
      ))}
      <path className={styles.jar} d={`M60 96 V${BOTTOM - 6} q0 8 8 8 h264 q8 0 8 -8 V96`} />
    </svg>
  );
}

function topOf(float: Float | null): number {
  if (float === null) return 14;
  if (!float.floats) return BOTTOM - SIZE;
  return SURFACE - SIZE * (1 - float.under);
}
