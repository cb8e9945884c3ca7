import type { FoodWebFigure } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from '../lesson-figure.module.css';
import { Arrow, Lines } from '../parts.tsx';
import { linesOf } from '../words.ts';

const WIDTH = 340;
const BOX = 44;
const ROW = 96;
const FONT = 13;

/** Who eats whom, plants below; each arrow goes to the one that eats. */
export function FoodWebDrawing({
  figure: { layers, arrows },
  words,
}: {
  readonly figure: FoodWebFigure;
  readonly words: string;
}) {
  const nodes = layers.flatMap((names, layer) =>
    names.map((name, at) => {
      const slot = WIDTH / names.length;
      const width = Math.min(120, slot - 8);
      return {
        name,
        width,
        x: slot * (at + 0.5),
        y: BOX / 2 + 2 + (layers.length - 1 - layer) * ROW,
      };
    }),
  );
  const nodeOf = (wanted: string) => nodes.find(({ name }) => name === wanted);
  return (
    <Frame width={WIDTH} height={(layers.length - 1) * ROW + BOX + 4} words={words}>
      {arrows.map(([eaten, eater]) => {
        const [from, to] = [nodeOf(eaten), nodeOf(eater)];
        return (
          from &&
          to && (
            <Arrow
              key={`${eaten} ${eater}`}
              from={{ x: from.x, y: from.y - BOX / 2 }}
              to={{ x: to.x + (from.x - to.x) * 0.12, y: to.y + BOX / 2 + 2 }}
            />
          )
        );
      })}
      {nodes.map(({ name, x, y, width }) => (
        <g key={name}>
          <rect
            className={styles.box}
            x={x - width / 2}
            y={y - BOX / 2}
            width={width}
            height={BOX}
            rx={12}
          />
          <Lines lines={linesOf(name, width - 8, FONT)} x={x} y={y} fontSize={FONT} bold />
        </g>
      ))}
    </Frame>
  );
}
