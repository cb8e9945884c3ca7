import type { MathPicture } from '@lamplight/domain/math-games';
import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';
import { coinName } from '../picture-words.ts';

type Cents = Extract<MathPicture, { kind: 'coins' }>['cents'];

const CELL = 66;
const IN_A_ROW = 5;

/** Metal and size, as the coins have them beside each other. */
const LOOKS: Readonly<Record<Cents[number], { readonly radius: number; readonly fill: string }>> = {
  1: { radius: 23, fill: '#D99A6C' },
  5: { radius: 26, fill: '#C9CDD4' },
  10: { radius: 21, fill: '#D5D9DF' },
  25: { radius: 30, fill: '#C2C7CF' },
};

/** Coins side by side, with their names or with what they are worth. */
export function CoinsPicture({
  cents,
  named,
  words,
}: {
  readonly cents: Cents;
  /** Whether names stand on them, because what they are worth is asked. */
  readonly named: boolean;
  readonly words: string;
}) {
  const perRow = Math.min(IN_A_ROW, cents.length);
  return (
    <Frame width={perRow * CELL} height={Math.ceil(cents.length / perRow) * CELL} words={words}>
      {cents.map((coin, at) => {
        const { radius, fill } = LOOKS[coin];
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a coin is nothing but its place.
            key={at}
            transform={`translate(${CELL * (0.5 + (at % perRow))} ${CELL * (0.5 + Math.floor(at / perRow))})`}
          >
            <circle r={radius} fill={fill} stroke="#5B5F6B" strokeWidth={2} />
            <circle r={radius - 4} fill="none" stroke="#5B5F6B" strokeWidth={0.75} />
            <text
              className={styles.coin}
              y={5}
              fontSize={named ? 11.5 : 16}
              fontWeight={700}
              textAnchor="middle"
            >
              {named ? coinName(coin) : `${coin}¢`}
            </text>
          </g>
        );
      })}
    </Frame>
  );
}
