import { numbersBelow } from '../parts/numbers-below.ts';
import styles from './plant-growth.module.css';
import type { Care, Plant } from './plant-growth.ts';

const SOIL = 250;
const MIDDLE = 190;
/** Pixels of a centimetre. */
const SCALE = 4.7;

const SKIES = ['#3a3d5c', '#a9b7c9', '#d5e8f2', '#bfe6fb'] as const;

export interface PlantPictureProps {
  readonly plant: Plant;
  readonly care: Care;
  /** Whether the thermometer hangs beside it. */
  readonly withWarmth: boolean;
}

/** The bean in its pot, with the light, the water and the thermometer beside it. */
export function PlantPicture({ plant, care, withWarmth }: PlantPictureProps) {
  const { light, water, warmth } = care;
  return (
    <svg viewBox="0 0 400 330" aria-hidden="true" className={styles.room}>
      <rect width="400" height="330" style={{ fill: SKIES[light] }} />
      {light >= 2 && <circle className={styles.sun} cx="55" cy="55" r={light === 3 ? 32 : 22} />}
      <rect className={styles.sill} y="300" width="400" height="30" />
      {water >= 3 && (
        <ellipse
          className={styles.puddle}
          cx={MIDDLE}
          cy="302"
          rx={water === 4 ? 110 : 80}
          ry="9"
        />
      )}
      {plant.height === 0 && plant.health > 0 && (
        <ellipse className={styles.seed} cx={MIDDLE} cy={SOIL + 16} rx="11" ry="7" />
      )}
      <Shoot plant={plant} />
      <path className={styles.pot} d={`M${MIDDLE - 62} ${SOIL} h124 l-14 52 h-96 z`} />
      <ellipse className={styles.soil} cx={MIDDLE} cy={SOIL} rx="62" ry="11" data-wet={water} />
      {plant.height === 0 && plant.health > 0 && (
        <ellipse className={styles.seed} cx={MIDDLE} cy={SOIL - 1} rx="10" ry="6" />
      )}
      {withWarmth && <Thermometer warmth={warmth} />}
    </svg>
  );
}

const WITHERED = 'rgb(155 125 74)';
const PALE = [234, 223, 134];
const HEALTHY = [47, 143, 70];

/** The color of leaves between pale (0) and healthy (1); mixed here, since not every browser's style sheets can. */
function leafColor(green: number): string {
  const channels = PALE.map((pale, at) =>
    Math.round(pale + ((HEALTHY[at] ?? pale) - pale) * green),
  );
  return `rgb(${channels.join(' ')})`;
}

function Shoot({ plant }: { readonly plant: Plant }) {
  const { height, leaves, health, green } = plant;
  if (height === 0) return null;
  const top = SOIL - height * SCALE;
  // A plant that fades lets its head hang.
  const droop = (1 - health) * 60;
  const color = health <= 0 ? WITHERED : leafColor(Math.max(green, 0.05));
  const pairs = leaves / 2;
  return (
    <g style={{ color }}>
      <path
        className={styles.stem}
        d={`M${MIDDLE} ${SOIL} Q${MIDDLE - 8} ${(SOIL + top) / 2} ${MIDDLE + droop / 3} ${top}`}
      />
      {numbersBelow(pairs).map((pair) => {
        const share = pairs === 1 ? 1 : 0.3 + (0.7 * pair) / (pairs - 1);
        const y = SOIL - height * SCALE * share;
        const x = MIDDLE + (droop / 3) * share ** 2;
        const size = 15 + 13 * (1 - share * 0.5);
        return <Leaves key={pair} x={x} y={y} size={size} droop={droop} />;
      })}
      {pairs === 0 && <circle className={styles.bud} cx={MIDDLE} cy={top} r="5" />}
    </g>
  );
}

interface LeavesProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly droop: number;
}

function Leaves({ x, y, size, droop }: LeavesProps) {
  const leaf = `M0 0 C${size * 0.4} ${-size * 0.7} ${size * 1.4} ${-size * 0.6} ${size * 1.7} 0 C${size * 1.2} ${size * 0.35} ${size * 0.4} ${size * 0.3} 0 0 Z`;
  return (
    <g className={styles.leaf} transform={`translate(${x} ${y})`}>
      <path d={leaf} transform={`rotate(${droop - 18})`} />
      <path d={leaf} transform={`scale(-1 1) rotate(${droop - 18})`} />
    </g>
  );
}

function Thermometer({ warmth }: { readonly warmth: number }) {
  const height = 20 + (warmth / 45) * 110;
  return (
    <g className={styles.thermometer}>
      <rect x="338" y="100" width="24" height="150" rx="12" />
      <rect className={styles.red} x="345" y={252 - height} width="10" height={height} rx="5" />
      <circle className={styles.red} cx="350" cy="256" r="17" />
    </g>
  );
}
