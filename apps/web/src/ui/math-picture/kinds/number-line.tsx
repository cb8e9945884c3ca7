import type { MathPicture } from '@lamplight/domain/math-games';
import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';

const WIDTH = 340;
const MARGIN = 20;
const FONT = 13;
/** Ticks from one label to the next, where every one would be too tight. */
const STRIDES = [1, 2, 5, 10, 20];

const printed = (value: number) => String(Math.round(value * 1000) / 1000).replace('-', '−');

/** A number line with its ticks, what is marked on it, and arcs from number to number. */
export function NumberLinePicture({
  line,
  words,
}: {
  readonly line: Extract<MathPicture, { kind: 'number-line' }>;
  readonly words: string;
}) {
  const { least, most, step, points = [], jumps = [] } = line;
  const ticks = Array.from(
    { length: Math.round((most - least) / step) + 1 },
    (_, at) => least + at * step,
  );
  const at = (value: number) => MARGIN + ((value - least) / (most - least)) * (WIDTH - 2 * MARGIN);
  const stride = labelStride(ticks, at);
  const labelled = new Set(ticks.filter((_, place) => place % stride === 0));
  const above = jumps.length > 0 ? 62 : points.length > 0 ? 34 : 14;
  return (
    <Frame width={WIDTH} height={above + 34} words={words}>
      <g transform={`translate(0 ${above})`}>
        <line className={styles.line} x1={4} x2={WIDTH - 4} y1={0} y2={0} />
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(${at(tick)} 0)`}>
            <line
              className={styles.fine}
              y1={labelled.has(tick) ? -7 : -4}
              y2={labelled.has(tick) ? 7 : 4}
            />
            {labelled.has(tick) && (
              <text y={24} fontSize={FONT} textAnchor="middle">
                {printed(tick)}
              </text>
            )}
          </g>
        ))}
        {jumps.map(([from, to]) => (
          <Jump key={`${from} ${to}`} from={at(from)} to={at(to)} />
        ))}
        {points.map((point) => (
          <g key={point} transform={`translate(${at(point)} 0)`}>
            <circle className={styles.filled} r={6} />
            {!labelled.has(point) && jumps.length === 0 && (
              <text y={-13} fontSize={FONT + 1} fontWeight={700} textAnchor="middle">
                {printed(point)}
              </text>
            )}
          </g>
        ))}
      </g>
    </Frame>
  );
}

function Jump({ from, to }: { readonly from: number; readonly to: number }) {
  const rise = Math.min(52, 18 + Math.abs(to - from) / 4);
  return (
    <>
      <path className={styles.jump} d={`M${from} -4C${from} ${-rise} ${to} ${-rise} ${to} -8`} />
      <path className={styles.arrow} d={`M${to} -1l-5 -9l10 0z`} />
    </>
  );
}

/** The fewest ticks from label to label that leave room between their texts. */
function labelStride(ticks: readonly number[], at: (value: number) => number): number {
  const longest = Math.max(...ticks.map((tick) => printed(tick).length));
  const apart = at(ticks[1] ?? 1) - at(ticks[0] ?? 0);
  return STRIDES.find((stride) => stride * apart >= longest * FONT * 0.6 + 6) ?? ticks.length;
}
