import type { PictureOf } from './kinds.ts';
import styles from './pictures.module.css';
import { placeOn, plotScale } from './plot-scale.ts';
import { shortLabel } from './short-label.ts';
import { useNumberText } from './use-number-text.ts';

const WIDTH = 300;
const NUMBERS = 46;
const BAR = 20;

/** Names stand beside their bars; where one of them is long, all stand above. */
const BESIDE = { row: 28, names: 92, letters: 11 } as const;
const ABOVE = { row: 46, names: 0, letters: 36 } as const;

/** Bars below each other, each with its name and its number. */
export function BarsPicture({ picture }: { readonly picture: PictureOf<'bars'> }) {
  const number = useNumberText();
  const { bars } = picture;
  const isBeside = bars.every(({ label }) => [...label].length <= BESIDE.letters);
  const { row, names, letters } = isBeside ? BESIDE : ABOVE;
  const scale = plotScale([0, ...bars.map(({ value }) => value)]);
  const at = (value: number) => names + (WIDTH - names - NUMBERS) * placeOn(scale, value);
  const zero = at(0);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${bars.length * row}`} aria-hidden>
      {bars.map(({ label, value }, index) => {
        const middle = (index + 1) * row - BAR / 2 - 4;
        const end = at(value);
        const name = isBeside
          ? ({ x: names - 8, y: middle, textAnchor: 'end' } as const)
          : { x: 2, y: middle - BAR };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have the same name.
          <g key={index}>
            <line
              className={styles.axis}
              x1={zero}
              x2={zero}
              y1={middle - BAR / 2 - 4}
              y2={middle + BAR / 2 + 4}
            />
            <text className={styles.name} {...name}>
              {shortLabel(label, letters)}
            </text>
            <rect
              className={styles.bar}
              x={Math.min(zero, end)}
              y={middle - BAR / 2}
              width={Math.max(1, Math.abs(end - zero))}
              height={BAR}
              rx={3}
            />
            <text className={styles.number} x={Math.max(zero, end) + 6} y={middle}>
              {number(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
