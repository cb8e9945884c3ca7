import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';

/** From dot to dot, and half of a dot, in units of the drawing. */
const STEP = 27;
const RADIUS = 10;
const PADDING = 10;
const GAP = 14;
/** Dots in a row: a hand's fingers. */
const IN_A_ROW = 5;
/** What a telephone has room for. */
const WIDEST = 330;

interface Group {
  readonly count: number;
  readonly gone?: number;
}

/** Groups of dots, each in its tray, side by side as far as there is room. */
export function DotsPicture({
  groups,
  words,
}: {
  readonly groups: readonly Group[];
  readonly words: string;
}) {
  const columns = Math.min(IN_A_ROW, Math.max(1, ...groups.map(({ count }) => count)));
  const rows = Math.max(1, ...groups.map(({ count }) => Math.ceil(count / IN_A_ROW)));
  const tray = { width: columns * STEP + 2 * PADDING, height: rows * STEP + 2 * PADDING };
  const perRow = Math.max(
    1,
    Math.min(groups.length, Math.floor((WIDEST + GAP) / (tray.width + GAP))),
  );
  const lines = Math.ceil(groups.length / perRow);
  return (
    <Frame
      width={perRow * (tray.width + GAP) - GAP + 2}
      height={lines * (tray.height + GAP) - GAP + 2}
      words={words}
    >
      {groups.map(({ count, gone = 0 }, at) => {
        const left = 1 + (at % perRow) * (tray.width + GAP);
        const top = 1 + Math.floor(at / perRow) * (tray.height + GAP);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its place.
          <g key={at} transform={`translate(${left} ${top})`}>
            <rect className={styles.tray} width={tray.width} height={tray.height} rx={14} />
            {Array.from({ length: count }, (_, place) => (
              <Dot
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
                key={place}
                x={PADDING + STEP * (0.5 + (place % IN_A_ROW))}
                y={PADDING + STEP * (0.5 + Math.floor(place / IN_A_ROW))}
                second={at % 2 === 1}
                gone={place >= count - gone}
              />
            ))}
          </g>
        );
      })}
    </Frame>
  );
}

/** Dots in rows and columns. */
export function ArrayPicture({
  rows,
  columns,
  words,
}: {
  readonly rows: number;
  readonly columns: number;
  readonly words: string;
}) {
  const [width, height] = [columns * STEP + 2 * PADDING, rows * STEP + 2 * PADDING];
  return (
    <Frame width={width + 2} height={height + 2} words={words}>
      <rect className={styles.tray} x={1} y={1} width={width} height={height} rx={14} />
      {Array.from({ length: rows * columns }, (_, place) => (
        <Dot
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
          key={place}
          x={1 + PADDING + STEP * (0.5 + (place % columns))}
          y={1 + PADDING + STEP * (0.5 + Math.floor(place / columns))}
        />
      ))}
    </Frame>
  );
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly second?: boolean;
  readonly gone?: boolean;
}

function Dot({ x, y, second = false, gone = false }: DotProps) {
  return (
    <>
      <circle
        className={styles.dot}
        data-tone={second ? 'second' : 'first'}
        data-gone={gone}
        cx={x}
        cy={y}
        r={RADIUS}
      />
      {gone && (
        <path className={styles.cross} d={`M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`} />
      )}
    </>
  );
}
