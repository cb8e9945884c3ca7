/** A matrix of six, as SVG writes them. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type Point = readonly [x: number, y: number];

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** The second first, then the first: what lies within a group that was moved. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** Where a transform of our drawings (translate, rotate, scale) puts what lies within `all`. */
export function within(all: Matrix, transform: string | number | undefined): Matrix {
  return [...String(transform ?? '').matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)].reduce(
    (moved, [, kind, list = '']) => times(moved, stepOf(kind, list.split(/[ ,]+/).map(Number))),
    all,
  );
}

function stepOf(kind: string | undefined, numbers: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = numbers;
  if (kind === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (kind === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  // rotate(degrees x y) turns around a point.
  const [x, y] = [second ?? 0, third];
  const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
  return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
}

export function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How much larger a matrix makes what it moves. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
