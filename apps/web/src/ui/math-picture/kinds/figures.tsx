import type { MathPicture } from '@lamplight/domain/math-games';
import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';
import { onCircle, type Point } from '../polar.ts';

const FONT = 16;

function Label({
  at,
  text,
  anchor = 'middle',
}: {
  readonly at: Point;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}) {
  return (
    <text x={at.x} y={at.y} fontSize={FONT} fontWeight={700} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** A rectangle with its sides' labels, to no scale. */
export function RectanglePicture({
  width,
  height,
  words,
}: {
  readonly width: string;
  readonly height: string;
  readonly words: string;
}) {
  return (
    <Frame width={270} height={150} words={words}>
      <rect className={styles.figure} x={12} y={10} width={190} height={106} />
      <Label at={{ x: 107, y: 138 }} text={width} />
      <Label at={{ x: 211, y: 69 }} text={height} anchor="start" />
    </Frame>
  );
}

/** A triangle that stands on its base, with the labels that it has, to no scale. */
export function TrianglePicture({
  triangle,
  words,
}: {
  readonly triangle: Extract<MathPicture, { kind: 'triangle' }>;
  readonly words: string;
}) {
  const { base, height, sides = ['', ''], right, angles = ['', '', ''] } = triangle;
  const [left, far] = [
    { x: 60, y: 150 },
    { x: 260, y: 150 },
  ];
  const apex = { x: right ? 60 : 130, y: 26 };
  return (
    <Frame width={310} height={182} words={words}>
      <polygon
        className={styles.figure}
        points={`${left.x},${left.y} ${far.x},${far.y} ${apex.x},${apex.y}`}
      />
      {right && <path className={styles.line} d={`M${left.x} ${left.y - 15}h15v15`} />}
      {height !== undefined && !right && (
        <>
          <line className={styles.dashed} x1={apex.x} x2={apex.x} y1={apex.y} y2={150} />
          <path className={styles.line} d={`M${apex.x} 139h11v11`} />
          <Label at={{ x: apex.x + 8, y: 112 }} text={height} anchor="start" />
        </>
      )}
      {height !== undefined && right && (
        <Label at={{ x: left.x - 8, y: 94 }} text={height} anchor="end" />
      )}
      <Label at={{ x: 160, y: 174 }} text={base} />
      <Label at={{ x: (left.x + apex.x) / 2 - 10, y: 90 }} text={sides[0]} anchor="end" />
      <Label at={{ x: (far.x + apex.x) / 2 + 12, y: 82 }} text={sides[1]} anchor="start" />
      <Label at={{ x: left.x + 14, y: 143 }} text={angles[0]} anchor="start" />
      <Label at={{ x: far.x - 38, y: 143 }} text={angles[1]} anchor="end" />
      <Label at={{ x: apex.x + (right ? 16 : 0), y: apex.y + 38 }} text={angles[2]} />
    </Frame>
  );
}

/** A circle with its radius. */
export function CirclePicture({
  radius,
  words,
}: {
  readonly radius: string;
  readonly words: string;
}) {
  return (
    <Frame width={160} height={160} words={words}>
      <circle className={styles.figure} cx={80} cy={80} r={74} />
      <line className={styles.line} x1={80} x2={154} y1={80} y2={80} />
      <circle cx={80} cy={80} r={3.5} fill="currentColor" />
      <Label at={{ x: 116, y: 72 }} text={radius} />
    </Frame>
  );
}

/** An angle between two rays, with an arc in it. */
export function AnglePicture({
  degrees,
  label,
  words,
}: {
  readonly degrees: number;
  readonly label: string;
  readonly words: string;
}) {
  const corner = { x: 150, y: degrees > 180 ? 90 : 140 };
  const end = onCircle(corner, 120, degrees);
  const from = onCircle(corner, 34, 0);
  const to = onCircle(corner, 34, degrees);
  const middle = onCircle(corner, degrees < 40 ? 74 : 56, degrees / 2);
  return (
    <Frame width={300} height={degrees > 180 ? 190 : 160} words={words}>
      <path
        className={styles.line}
        d={`M${corner.x + 120} ${corner.y}L${corner.x} ${corner.y}L${end.x} ${end.y}`}
      />
      <path
        className={styles.jump}
        d={`M${from.x} ${from.y}A34 34 0 ${degrees > 180 ? 1 : 0} 0 ${to.x} ${to.y}`}
      />
      <Label at={{ x: middle.x, y: middle.y + 5 }} text={label} />
    </Frame>
  );
}
