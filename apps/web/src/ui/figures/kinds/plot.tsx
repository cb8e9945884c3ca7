import type { PlotFigure } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from './plot.module.css';

const WIDTH = 340;
const LEFT = 42;
const TOP = 24;
const HEIGHT = 190;
const RIGHT = WIDTH - 14;
const FONT = 12.5;
const LEGEND = 20;
/** Numbers along an axis: more would run into each other. */
const MOST_NUMBERS = 7;

const printed = (value: number) => String(Math.round(value * 1000) / 1000).replace('-', '−');

/** Points and lines on two labelled axes; each row of them has its own sign beside its color. */
export function PlotDrawing({
  figure: { x, y, series },
  words,
}: {
  readonly figure: PlotFigure;
  readonly words: string;
}) {
  const across = (value: number) =>
    LEFT + ((value - x.least) / (x.most - x.least)) * (RIGHT - LEFT);
  const up = (value: number) => TOP + HEIGHT - ((value - y.least) / (y.most - y.least)) * HEIGHT;
  const named = series.filter(({ label }) => label !== undefined);
  return (
    <Frame width={WIDTH} height={TOP + HEIGHT + 44 + named.length * LEGEND} words={words}>
      {ticksOf(y).map(({ value, isNumbered }) => (
        <g key={value} transform={`translate(0 ${up(value)})`}>
          <line className={styles.grid} x1={LEFT} x2={RIGHT} />
          {isNumbered && (
            <text x={LEFT - 6} y={4} fontSize={FONT} textAnchor="end">
              {printed(value)}
            </text>
          )}
        </g>
      ))}
      {ticksOf(x).map(({ value, isNumbered }) => (
        <g key={value} transform={`translate(${across(value)} 0)`}>
          <line className={styles.grid} y1={TOP} y2={TOP + HEIGHT} />
          {isNumbered && (
            <text y={TOP + HEIGHT + 16} fontSize={FONT} textAnchor="middle">
              {printed(value)}
            </text>
          )}
        </g>
      ))}
      <path className={styles.axis} d={`M${LEFT} ${TOP}V${TOP + HEIGHT}H${RIGHT}`} />
      <text x={4} y={14} fontSize={FONT} fontWeight={700}>
        {y.label}
      </text>
      <text x={RIGHT} y={TOP + HEIGHT + 34} fontSize={FONT} fontWeight={700} textAnchor="end">
        {x.label}
      </text>
      {series.map(({ points, as }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place.
        <g key={row} data-row={row}>
          {as === 'line' && (
            <polyline
              className={styles.curve}
              points={points.map(([px, py]) => `${across(px)},${up(py)}`).join(' ')}
            />
          )}
          {(as === 'dots' || points.length < 16) &&
            eachOnce(points).map(([px, py]) => (
              <Sign key={`${px} ${py}`} row={row} x={across(px)} y={up(py)} />
            ))}
        </g>
      ))}
      {named.map(({ label }, place) => (
        <g key={label} transform={`translate(${LEFT} ${TOP + HEIGHT + 50 + place * LEGEND})`}>
          <Sign row={series.findIndex((one) => one.label === label)} x={4} y={-4} />
          <text x={16} fontSize={FONT}>
            {label}
          </text>
        </g>
      ))}
    </Frame>
  );
}

const SIGNS = ['M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5Z', 'M0 -6L6 0L0 6L-6 0Z', 'M-5 -5H5V5H-5Z'];

function Sign({ row, x, y }: { readonly row: number; readonly x: number; readonly y: number }) {
  return (
    <path
      className={styles.sign}
      data-row={row}
      transform={`translate(${x} ${y})`}
      d={SIGNS[row] ?? ''}
    />
  );
}

/** The lines across an axis, and which of them have their number. */
function ticksOf({ least, most, step }: PlotFigure['x']) {
  const count = Math.floor((most - least) / step + 1e-6) + 1;
  const stride = Math.ceil(count / MOST_NUMBERS);
  return Array.from({ length: count }, (_, at) => ({
    value: least + at * step,
    isNumbered: at % stride === 0,
  }));
}

/** A line that comes back to where it began, such as a triangle, has one sign there. */
function eachOnce(points: PlotFigure['series'][number]['points']) {
  return [...new Map(points.map((point) => [point.join(' '), point])).values()];
}
