import { numbersBelow } from '../parts/numbers-below.ts';
import styles from './pendulum.module.css';
import { angleAt, type Pendulum, radians, swingSeconds } from './pendulum.ts';

const HOOK = { x: 220, y: 24 };
/** Pixels of a centimetre. */
const SCALE = 1.9;
/** Moments of one swing that a still picture shows, as shares of it. */
const MOMENTS = [1 / 12, 1 / 6, 1 / 4, 1 / 3, 5 / 12, 1 / 2];

/** Seconds that the graph shows. */
const GRAPH_SECONDS = 6;
const GRAPH = { left: 20, width: 400, middle: 352, height: 30 };

export interface PendulumPictureProps {
  readonly pendulum: Pendulum;
  readonly seconds: number;
  readonly isRunning: boolean;
  /** Nothing may move: the places of the bob stand beside each other instead. */
  readonly isStill: boolean;
}

/** The string with its bob, and below it where the bob is from moment to moment. */
export function PendulumPicture(props: PendulumPictureProps) {
  const { pendulum, seconds, isRunning, isStill } = props;
  const moment = isStill ? 0 : seconds;
  const at = isRunning ? moment : 0;
  return (
    <svg viewBox="0 0 440 400" aria-hidden="true">
      <rect className={styles.beam} x="120" y="8" width="200" height="14" rx="7" />
      <line className={styles.plumb} x1={HOOK.x} y1={HOOK.y} x2={HOOK.x} y2="306" />
      {isStill &&
        isRunning &&
        MOMENTS.map((share) => (
          <Bob key={share} pendulum={pendulum} at={share * swingSeconds(pendulum)} isGhost />
        ))}
      <Bob pendulum={pendulum} at={at} />
      <Graph pendulum={pendulum} at={at} isDrawn={isRunning} isWhole={isStill} />
    </svg>
  );
}

interface BobProps {
  readonly pendulum: Pendulum;
  readonly at: number;
  readonly isGhost?: boolean;
}

function Bob({ pendulum, at, isGhost = false }: BobProps) {
  const angle = radians(angleAt(pendulum, at));
  const length = pendulum.length * SCALE;
  const x = HOOK.x + length * Math.sin(angle);
  const y = HOOK.y + length * Math.cos(angle);
  // The same stuff: a ball of twice the weight is a little wider.
  const radius = 2.6 * Math.cbrt(pendulum.mass);
  return (
    <g data-ghost={isGhost} className={styles.bob}>
      <line x1={HOOK.x} y1={HOOK.y} x2={x} y2={y} />
      <circle cx={x} cy={y} r={radius} />
      <circle className={styles.shine} cx={x - radius / 3} cy={y - radius / 3} r={radius / 4} />
    </g>
  );
}

interface GraphProps {
  readonly pendulum: Pendulum;
  readonly at: number;
  readonly isDrawn: boolean;
  readonly isWhole: boolean;
}

function Graph({ pendulum, at, isDrawn, isWhole }: GraphProps) {
  const { left, width, middle, height } = GRAPH;
  const shown = isWhole ? GRAPH_SECONDS : Math.min(at, GRAPH_SECONDS);
  const steps = Math.ceil(shown * 30);
  const points = numbersBelow(steps + 1).map((step) => {
    const time = Math.min(step / 30, shown);
    const y = middle - (angleAt(pendulum, time) / 45) * height;
    return `${left + (time / GRAPH_SECONDS) * width},${y.toFixed(1)}`;
  });
  return (
    <g className={styles.graph}>
      <line x1={left} y1={middle} x2={left + width} y2={middle} />
      {numbersBelow(GRAPH_SECONDS + 1).map((second) => (
        <g key={second}>
          <line
            x1={left + (second / GRAPH_SECONDS) * width}
            y1={middle - 4}
            x2={left + (second / GRAPH_SECONDS) * width}
            y2={middle + 4}
          />
          <text x={left + (second / GRAPH_SECONDS) * width} y={middle + 44}>
            {second} s
          </text>
        </g>
      ))}
      {isDrawn && <polyline points={points.join(' ')} />}
    </g>
  );
}
