import { type CircuitFigure, shiningLamps } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from '../lesson-figure.module.css';

const WIDTH = 340;
const LEFT = 34;
const RIGHT = WIDTH - LEFT;
const TOP = 34;
/** From one branch to the next. */
const BRANCH = 56;
const RADIUS = 17;

/** A battery, a switch and lamps, in the signs of physics; a lamp that shines has rays. */
export function CircuitDrawing({
  figure,
  words,
}: {
  readonly figure: CircuitFigure;
  readonly words: string;
}) {
  const { lamps, wiring, closed, broken } = figure;
  const branches = wiring === 'parallel' ? lamps : 1;
  const bottom = TOP + branches * BRANCH + 18;
  const places = Array.from({ length: lamps }, (_, lamp) =>
    wiring === 'parallel'
      ? { x: WIDTH / 2, y: TOP + lamp * BRANCH }
      : { x: LEFT + ((RIGHT - LEFT) * (lamp + 1)) / (lamps + 1), y: TOP },
  );
  const shines = shiningLamps(figure);
  return (
    <Frame width={WIDTH} height={bottom + 34} words={words}>
      <path className={styles.line} d={`M${LEFT} ${TOP}H${RIGHT}V${bottom}H${LEFT}Z`} />
      {Array.from({ length: branches - 1 }, (_, branch) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a branch is nothing but its place.
          key={branch}
          className={styles.line}
          d={`M${LEFT} ${TOP + (branch + 1) * BRANCH}H${RIGHT}`}
        />
      ))}
      <Battery x={112} y={bottom} />
      <Switch x={228} y={bottom} closed={closed} />
      {places.map(({ x, y }, lamp) => (
        <Lamp
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is nothing but its place.
          key={lamp}
          x={x}
          y={y}
          shines={shines[lamp] === true}
          isBroken={lamp === broken}
        />
      ))}
    </Frame>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}

function Battery({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-6} y={-3} width={12} height={6} fill="var(--card)" />
      <path className={styles.line} d="M-6 -20V20" />
      <path className={styles.line} d="M6 -10V10" strokeWidth={6} style={{ strokeWidth: 6 }} />
      <text x={-18} y={-12} fontSize={16} textAnchor="middle">
        +
      </text>
      <text x={19} y={-12} fontSize={16} textAnchor="middle">
        −
      </text>
    </g>
  );
}

function Switch({ x, y, closed }: At & { readonly closed: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-22} y={-4} width={44} height={8} fill="var(--card)" />
      <path className={styles.strong} d={closed ? 'M-22 0H22' : 'M-22 0L16 -24'} />
      <circle className={styles.open} cx={-22} r={4.5} />
      <circle className={styles.open} cx={22} r={4.5} />
    </g>
  );
}

const RAYS = [-135, -90, -45, 45, 90, 135];

function Lamp({
  x,
  y,
  shines,
  isBroken,
}: At & { readonly shines: boolean; readonly isBroken: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        className={shines ? styles.lit : styles.open}
        r={RADIUS}
        strokeDasharray={isBroken ? '5 4' : undefined}
      />
      <path
        className={styles.line}
        style={shines ? { stroke: '#24264D' } : undefined}
        d={isBroken ? 'M-12 -12L-4 -4M4 4L12 12' : 'M-12 -12L12 12M-12 12L12 -12'}
      />
      {shines &&
        RAYS.map((turn) => (
          <path
            key={turn}
            className={styles.rays}
            transform={`rotate(${turn})`}
            d={`M${RADIUS + 5} 0h7`}
          />
        ))}
    </g>
  );
}
