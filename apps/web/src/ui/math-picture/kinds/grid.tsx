import type { MathPicture } from '@lamplight/domain/math-games';
import { useId } from 'react';
import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';

const REACH = 10;
const UNIT = 15;
const HALF = REACH * UNIT + 18;
const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH);
const LABELLED = [-10, -5, 5, 10];

/** A coordinate grid from −10 to 10 with points and straight lines. */
export function GridPicture({
  grid,
  words,
}: {
  readonly grid: Extract<MathPicture, { kind: 'grid' }>;
  readonly words: string;
}) {
  const clip = useId();
  const edge = REACH * UNIT;
  return (
    <Frame width={2 * HALF} height={2 * HALF} words={words}>
      <g transform={`translate(${HALF} ${HALF})`}>
        <clipPath id={clip}>
          <rect x={-edge} y={-edge} width={2 * edge} height={2 * edge} />
        </clipPath>
        {STEPS.map((step) => (
          <g key={step}>
            <line className={styles.faint} x1={step * UNIT} x2={step * UNIT} y1={-edge} y2={edge} />
            <line className={styles.faint} y1={step * UNIT} y2={step * UNIT} x1={-edge} x2={edge} />
          </g>
        ))}
        <line className={styles.line} x1={-edge} x2={edge} y1={0} y2={0} />
        <line className={styles.line} y1={-edge} y2={edge} x1={0} x2={0} />
        {LABELLED.map((step) => (
          <g key={step} fontSize={12}>
            <text x={step * UNIT} y={15} textAnchor="middle">
              {String(step).replace('-', '−')}
            </text>
            <text x={-5} y={-step * UNIT + 4} textAnchor="end">
              {String(step).replace('-', '−')}
            </text>
          </g>
        ))}
        <text x={edge + 9} y={-5} fontSize={13} fontStyle="italic" textAnchor="middle">
          x
        </text>
        <text x={0} y={-edge - 4} fontSize={13} fontStyle="italic" textAnchor="middle">
          y
        </text>
        <g clipPath={`url(#${clip})`}>
          {grid.lines?.map(([first, second]) => (
            <StraightLine key={`${first} ${second}`} first={first} second={second} />
          ))}
        </g>
        {grid.points.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            className={styles.filled}
            cx={x * UNIT}
            cy={-y * UNIT}
            r={5.5}
          />
        ))}
      </g>
    </Frame>
  );
}

/** A line through two points to far beyond the grid, which cuts it off. */
function StraightLine({
  first: [x1, y1],
  second: [x2, y2],
}: {
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}) {
  const far = (4 * REACH) / Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1e-6);
  const [dx, dy] = [(x2 - x1) * far, (y2 - y1) * far];
  return (
    <line
      className={styles.straight}
      x1={(x1 - dx) * UNIT}
      y1={-(y1 - dy) * UNIT}
      x2={(x2 + dx) * UNIT}
      y2={-(y2 + dy) * UNIT}
    />
  );
}
