import { type BalanceFigure, leanOf } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from '../lesson-figure.module.css';
import { widthOf } from '../words.ts';

const WIDTH = 340;
const HEIGHT = 215;
const PIVOT = { x: WIDTH / 2, y: 34 };
const ARM = 96;
/** How far an end sinks where one side is heavier. */
const SINKS = 22;
const STRING = 92;
const PAN = 66;
const FONT = 15;
const BOX = 26;

/** Two pans with what weighs in them; the heavier one has sunk. */
export function BalanceDrawing({
  figure,
  words,
}: {
  readonly figure: BalanceFigure;
  readonly words: string;
}) {
  const lean = leanOf(figure);
  const ends = [
    { x: PIVOT.x - ARM, y: PIVOT.y - lean * SINKS, weights: figure.left },
    { x: PIVOT.x + ARM, y: PIVOT.y + lean * SINKS, weights: figure.right },
  ];
  return (
    <Frame width={WIDTH} height={HEIGHT} words={words}>
      <path className={styles.line} d={`M${PIVOT.x} ${PIVOT.y}V${HEIGHT - 12}`} strokeWidth={4} />
      <path className={styles.ink} d={`M${PIVOT.x - 40} ${HEIGHT - 4}q40 -22 80 0Z`} />
      <path
        className={styles.strong}
        d={ends.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')}
      />
      <circle className={styles.lit} cx={PIVOT.x} cy={PIVOT.y} r={7} />
      {ends.map(({ x, y, weights }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className={styles.fine} d={`M0 0L${-PAN} ${STRING}M0 0L${PAN} ${STRING}`} />
          <Weights weights={weights} />
          <path
            className={styles.box}
            d={`M${-PAN} ${STRING}h${2 * PAN}q-14 20 -${PAN} 20t-${PAN} -20Z`}
          />
        </g>
      ))}
    </Frame>
  );
}

/** Boxes on a pan, in rows from below, made smaller where they would fall over its edge. */
function Weights({ weights }: { readonly weights: BalanceFigure['left'] }) {
  const rows: { label: string; width: number }[][] = [[]];
  for (const { label } of weights) {
    const box = { label, width: Math.max(BOX, widthOf(label, FONT) + 12) };
    const row = rows.at(-1) ?? [];
    const isFull = row.reduce((sum, { width }) => sum + width + 3, box.width) > 2 * PAN - 12;
    if (row.length > 0 && isFull) rows.push([box]);
    else row.push(box);
  }
  return rows.map((row, up) => {
    const whole = row.reduce((sum, { width }) => sum + width + 3, -3);
    // One alone may stand over the edge of its pan: its words stay larger.
    const room = row.length === 1 ? 2 * PAN + 10 : 2 * PAN - 12;
    const scale = Math.min(1, room / whole);
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place.
        key={up}
        transform={`translate(0 ${STRING - up * (BOX + 3)}) scale(${scale})`}
      >
        {row.map(({ label, width }, at) => {
          const x = row.slice(0, at).reduce((sum, box) => sum + box.width + 3, -whole / 2);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal weights are told apart by their place.
            <g key={at} transform={`translate(${x} ${-BOX})`}>
              <rect className={styles.open} width={width} height={BOX - 1} rx={4} />
              <text
                x={width / 2}
                y={BOX / 2 + 5}
                fontSize={FONT}
                fontWeight={700}
                textAnchor="middle"
              >
                {label}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}
