import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';
import { sectorPath } from '../polar.ts';

const BAR = { width: 320, height: 36, gap: 12 };
const RADIUS = 74;

interface Parts {
  readonly parts: number;
  readonly filled: number;
}

/** Bars in equal parts, all of the same length, below each other. */
export function FractionBarsPicture({
  bars,
  words,
}: {
  readonly bars: readonly Parts[];
  readonly words: string;
}) {
  return (
    <Frame
      width={BAR.width + 4}
      height={bars.length * (BAR.height + BAR.gap) - BAR.gap + 4}
      words={words}
    >
      {bars.map(({ parts, filled }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place.
        <g key={at} transform={`translate(2 ${2 + at * (BAR.height + BAR.gap)})`}>
          {Array.from({ length: parts }, (_, part) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
              key={part}
              className={part < filled ? styles.filled : styles.open}
              x={(BAR.width / parts) * part}
              width={BAR.width / parts}
              height={BAR.height}
            />
          ))}
        </g>
      ))}
    </Frame>
  );
}

/** A circle in equal parts, the first one at the top. */
export function FractionCirclePicture({
  parts,
  filled,
  words,
}: Parts & { readonly words: string }) {
  const center = { x: RADIUS + 3, y: RADIUS + 3 };
  const turn = 360 / parts;
  return (
    <Frame width={2 * RADIUS + 6} height={2 * RADIUS + 6} words={words}>
      {parts === 1 ? (
        <circle
          className={filled === 1 ? styles.filled : styles.open}
          cx={center.x}
          cy={center.y}
          r={RADIUS}
        />
      ) : (
        Array.from({ length: parts }, (_, part) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
            key={part}
            className={part < filled ? styles.filled : styles.open}
            d={sectorPath(center, RADIUS, 90 - (part + 1) * turn, 90 - part * turn)}
          />
        ))
      )}
    </Frame>
  );
}
