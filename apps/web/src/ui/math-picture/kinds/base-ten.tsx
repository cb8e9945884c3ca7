import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';

const CUBE = 13;
const ROD_STEP = CUBE + 7;
const ONES_IN_A_COLUMN = 5;

/** Tens as rods of ten cubes, ones as single cubes. */
export function BaseTenPicture({
  tens,
  ones,
  words,
}: {
  readonly tens: number;
  readonly ones: number;
  readonly words: string;
}) {
  const rodsWidth = tens * ROD_STEP;
  const columns = Math.ceil(ones / ONES_IN_A_COLUMN);
  const onesStep = CUBE + 6;
  const left = rodsWidth + (tens > 0 && ones > 0 ? 14 : 0);
  return (
    <Frame width={Math.max(left + columns * onesStep, 60) + 4} height={10 * CUBE + 4} words={words}>
      {Array.from({ length: tens }, (_, rod) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rod is nothing but its place.
        <g key={rod} transform={`translate(${2 + rod * ROD_STEP} 2)`}>
          {Array.from({ length: 10 }, (_, cube) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cube is nothing but its place.
              key={cube}
              className={styles.rod}
              y={cube * CUBE}
              width={CUBE}
              height={CUBE}
            />
          ))}
        </g>
      ))}
      {Array.from({ length: ones }, (_, one) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cube is nothing but its place.
          key={one}
          className={styles.cube}
          x={2 + left + Math.floor(one / ONES_IN_A_COLUMN) * onesStep}
          y={2 + 10 * CUBE - CUBE - (one % ONES_IN_A_COLUMN) * onesStep}
          width={CUBE}
          height={CUBE}
          rx={2}
        />
      ))}
    </Frame>
  );
}
