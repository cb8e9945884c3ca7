import { linesOf, widthOf } from '../../figures/words.ts';
import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';
import { barScale } from './bar-scale.ts';

const WIDTH = 340;
/** Room for the numbers beside the axis: three digits, and more where they are longer. */
const AXIS = 30;
const DIGIT = 8;
const HEIGHT = 190;
/** The names below the bars, in lines, and smaller where a single word is wider than its place. */
const FONT = 14;
const LEAST_FONT = 12.5;
const LINE = 16;

/** Room above the highest line, and for the unit above that. */
const HEAD = 10;
const UNIT = 20;

/** A bar chart with a scale to read from, and above it what the scale counts. */
export function BarChartPicture({
  bars,
  unit,
  words,
}: {
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  readonly unit?: string | undefined;
  readonly words: string;
}) {
  const lines = barScale(bars.map(({ value }) => value));
  const top = Math.max(...lines);
  const heightOf = (value: number) => (value / top) * HEIGHT;
  const axis = Math.max(AXIS, 6 + DIGIT * Math.max(...lines.map((value) => `${value}`.length)));
  const slot = (WIDTH - axis) / bars.length;
  const names = bars.map(({ label }) => linesOf(label, slot - 4, FONT));
  const isTight = names.flat().some((line) => widthOf(line, FONT) > slot - 2);
  const below = Math.max(...names.map(({ length }) => length)) * LINE;
  const head = HEAD + (unit === undefined ? 0 : UNIT);
  return (
    <Frame width={WIDTH} height={HEIGHT + head + 14 + below} words={words}>
      {unit !== undefined && (
        <text x={2} y={15} fontSize={13}>
          {unit}
        </text>
      )}
      <g transform={`translate(0 ${head})`}>
        {lines.map((value) => (
          <g key={value} transform={`translate(0 ${HEIGHT - heightOf(value)})`}>
            <line className={value === 0 ? styles.line : styles.faint} x1={axis} x2={WIDTH - 2} />
            <text x={axis - 6} y={4.5} fontSize={12.5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ label, value }, at) => (
          <g key={label} transform={`translate(${axis + slot * at} 0)`}>
            <rect
              className={styles.filled}
              x={slot * 0.2}
              y={HEIGHT - heightOf(value)}
              width={slot * 0.6}
              height={heightOf(value)}
            />
            <text fontSize={isTight ? LEAST_FONT : FONT} textAnchor="middle">
              {names[at]?.map((line, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
                <tspan key={row} x={slot / 2} y={HEIGHT + 20 + row * LINE}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
      </g>
    </Frame>
  );
}
