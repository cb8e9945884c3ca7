import styles from './light.module.css';
import { reaches, reflectedDirection } from './light.ts';

const MIRROR = { x: 260, y: 140 };
const MIRROR_HALF = 44;
const STAR_DISTANCE = 112;
const BEAM = 300;

export interface MirrorPictureProps {
  /** Of the mirror, in degrees from upright. */
  readonly tilt: number;
  /** Where the star is seen from the mirror, in degrees. */
  readonly star: number;
}

/** A torch on the left, a mirror to tilt, and a star that waits for the beam. */
export function MirrorPicture({ tilt, star }: MirrorPictureProps) {
  const isLit = reaches(tilt, star);
  const end = pointAt(reflectedDirection(tilt), isLit ? STAR_DISTANCE : BEAM);
  const edge = pointAt(90 - tilt, MIRROR_HALF);
  const otherEdge = pointAt(270 - tilt, MIRROR_HALF);
  const place = pointAt(star, STAR_DISTANCE);
  return (
    <svg viewBox="0 0 500 280" aria-hidden="true">
      <rect className={styles.night} width="500" height="280" />
      <line className={styles.upright} x1={MIRROR.x} x2={MIRROR.x} y1="70" y2="210" />
      <path
        className={styles.star}
        data-lit={isLit}
        d="M0 -22 L6.5 -7 L22 -6 L10 4 L14 20 L0 11 L-14 20 L-10 4 L-22 -6 L-6.5 -7 Z"
        transform={`translate(${place.x} ${place.y})`}
      />
      <line className={styles.beam} x1="70" y1={MIRROR.y} x2={MIRROR.x} y2={MIRROR.y} />
      <line className={styles.beam} x1={MIRROR.x} y1={MIRROR.y} x2={end.x} y2={end.y} />
      <path className={styles.torch} d={`M10 ${MIRROR.y - 12} h40 l22 -8 v40 l-22 -8 h-40 z`} />
      <line className={styles.mirror} x1={edge.x} y1={edge.y} x2={otherEdge.x} y2={otherEdge.y} />
    </svg>
  );
}

function pointAt(direction: number, distance: number) {
  const angle = (direction * Math.PI) / 180;
  return {
    x: MIRROR.x + distance * Math.cos(angle),
    y: MIRROR.y - distance * Math.sin(angle),
  };
}
