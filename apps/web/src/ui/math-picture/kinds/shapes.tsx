import type { MathPicture, PictureColor, ShapeName } from '@lamplight/domain/math-games';
import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';
import { regularPolygon } from '../polar.ts';

const CELL = 64;
const IN_A_ROW = 7;
/** So many beside each other are drawn smaller on a telephone; their names are larger then. */
const MANY = 5;

/** Told apart in light and dark, and named below each shape where several colors stand together. */
const COLORS: Readonly<Record<PictureColor, string>> = {
  red: '#D92D20',
  blue: '#2F6FDB',
  green: '#2E9B57',
  yellow: '#F4C430',
  orange: '#F07F1B',
  purple: '#7E4BC4',
};

type Shapes = Extract<MathPicture, { kind: 'shapes' }>['shapes'];

/** Shapes in a row, each in its color; the one that is asked for is an empty place. */
export function ShapesPicture({
  shapes,
  words,
}: {
  readonly shapes: Shapes;
  readonly words: string;
}) {
  const perRow = Math.min(IN_A_ROW, shapes.length);
  const named = new Set(shapes.map((one) => one?.color)).size > (shapes.includes(null) ? 2 : 1);
  const height = named ? CELL + 14 : CELL;
  const alone = shapes.length === 1;
  return (
    <Frame
      width={alone ? CELL * 1.6 : perRow * CELL}
      height={alone ? CELL * 1.6 : Math.ceil(shapes.length / perRow) * height}
      words={words}
    >
      {shapes.map((one, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape of the row is nothing but its place.
          key={at}
          transform={
            alone
              ? 'scale(1.6)'
              : `translate(${(at % perRow) * CELL} ${Math.floor(at / perRow) * height})`
          }
        >
          {one === null ? <Gap /> : <Shape shape={one.shape} color={one.color} />}
          {named && one !== null && (
            <text
              x={CELL / 2}
              y={CELL + 8}
              fontSize={perRow > MANY ? 16.5 : 13}
              textAnchor="middle"
            >
              {one.color}
            </text>
          )}
        </g>
      ))}
    </Frame>
  );
}

function Gap() {
  return (
    <>
      <rect className={styles.dashed} x={7} y={7} width={CELL - 14} height={CELL - 14} rx={8} />
      <text x={CELL / 2} y={CELL / 2 + 9} fontSize={26} fontWeight={700} textAnchor="middle">
        ?
      </text>
    </>
  );
}

function Shape({ shape, color }: { readonly shape: ShapeName; readonly color: PictureColor }) {
  const drawn = { className: styles.line, style: { fill: COLORS[color] } };
  const middle = { x: CELL / 2, y: CELL / 2 };
  switch (shape) {
    case 'circle':
      return <circle {...drawn} cx={middle.x} cy={middle.y} r={25} />;
    case 'square':
      return <rect {...drawn} x={10} y={10} width={44} height={44} />;
    case 'rectangle':
      return <rect {...drawn} x={4} y={17} width={56} height={30} />;
    case 'triangle':
      return <polygon {...drawn} points={regularPolygon({ x: 32, y: 38 }, 30, 3)} />;
    case 'pentagon':
      return <polygon {...drawn} points={regularPolygon({ x: 32, y: 34 }, 28, 5)} />;
    case 'hexagon':
      return <polygon {...drawn} points={regularPolygon(middle, 28, 6)} />;
    case 'octagon':
      return <polygon {...drawn} points={regularPolygon(middle, 28, 8)} />;
  }
}
