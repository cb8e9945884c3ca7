import styles from './light.module.css';
import { shadowLength } from './light.ts';

const FOOT = { x: 140, y: 232 };
/** Pixels of a centimetre. */
const SCALE = 0.95;
const LAMP_DISTANCE = 100;

export interface ShadowPictureProps {
  /** Of the stick, in centimetres. */
  readonly height: number;
  /** Of the lamp above the ground, in degrees. */
  readonly angle: number;
}

/** A stick on the floor, the lamp that shines over its top, and the shadow behind it. */
export function ShadowPicture({ height, angle }: ShadowPictureProps) {
  const top = FOOT.y - height * SCALE;
  const end = FOOT.x + shadowLength(height, angle) * SCALE;
  const up = (angle * Math.PI) / 180;
  const lamp = {
    x: FOOT.x - LAMP_DISTANCE * Math.cos(up),
    y: top - LAMP_DISTANCE * Math.sin(up),
  };
  return (
    <svg viewBox="0 0 500 280" aria-hidden="true">
      <rect className={styles.room} width="500" height="280" />
      <rect className={styles.ground} y={FOOT.y} width="500" height="60" />
      <line className={styles.shadow} x1={FOOT.x} y1={FOOT.y + 4} x2={end} y2={FOOT.y + 4} />
      <line className={styles.ray} x1={lamp.x} y1={lamp.y} x2={end} y2={FOOT.y} />
      <line className={styles.stick} x1={FOOT.x} y1={FOOT.y} x2={FOOT.x} y2={top + 6} />
      <circle className={styles.lamp} cx={lamp.x} cy={lamp.y} r="15" />
    </svg>
  );
}
