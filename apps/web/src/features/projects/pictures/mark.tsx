import type { Shape } from './series.ts';

export interface MarkProps {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly radius: number;
  readonly colour: string;
  /** `solid` with an edge of paper around it, or `faint` as a pattern. */
  readonly look?: 'solid' | 'faint';
}

/** Corners of each shape, in parts of its radius. */
const CORNERS: Readonly<Record<Exclude<Shape, 'circle'>, readonly (readonly [number, number])[]>> =
  {
    square: corners([45, 135, 225, 315], 1.2),
    triangle: corners([-90, 30, 150], 1.25),
    diamond: corners([-90, 0, 90, 180], 1.25),
    hexagon: corners([0, 60, 120, 180, 240, 300], 1.1),
    star: Array.from({ length: 10 }, (_, at) => corner(at * 36 - 90, at % 2 === 0 ? 1.35 : 0.55)),
    cross: [
      [-0.38, -1.1],
      [0.38, -1.1],
      [0.38, -0.38],
      [1.1, -0.38],
      [1.1, 0.38],
      [0.38, 0.38],
      [0.38, 1.1],
      [-0.38, 1.1],
      [-0.38, 0.38],
      [-1.1, 0.38],
      [-1.1, -0.38],
      [-0.38, -0.38],
    ],
    bar: [
      [-1.2, -0.5],
      [1.2, -0.5],
      [1.2, 0.5],
      [-1.2, 0.5],
    ],
  };

function corner(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function corners(
  degrees: readonly number[],
  radius: number,
): readonly (readonly [number, number])[] {
  return degrees.map((angle) => corner(angle, radius));
}

/** A point of a picture, told apart from others by its shape and its colour. */
export function Mark({ shape, x, y, radius, colour, look = 'solid' }: MarkProps) {
  const paint =
    look === 'solid'
      ? { fill: colour, stroke: 'var(--card)', strokeWidth: 1 }
      : { fill: colour, fillOpacity: 0.4 };
  if (shape === 'circle') return <circle cx={x} cy={y} r={radius} {...paint} />;
  const points = CORNERS[shape]
    .map(([dx, dy]) => `${(x + dx * radius).toFixed(1)},${(y + dy * radius).toFixed(1)}`)
    .join(' ');
  return <polygon points={points} {...paint} />;
}
