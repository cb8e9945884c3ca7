import type { SvgElement } from '../src/svg/index.ts';

/** What a drawing covers, in the units that it is seen in. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A matrix of six, as SVG has them. */
type Matrix = readonly [number, number, number, number, number, number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

function times(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)].reduce(
    (all, [, kind, list = '']) => {
      const [x = 0, y = kind === 'scale' ? x : 0, z = 0] = list.split(/[ ,]+/).map(Number);
      if (kind === 'translate') return times(all, [1, 0, 0, 1, x, y]);
      if (kind === 'scale') return times(all, [x, 0, 0, y, 0, 0]);
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
      return times(times(times(all, [1, 0, 0, 1, y, z]), [cos, sin, -sin, cos, 0, 0]), [
        1,
        0,
        0,
        1,
        -y,
        -z,
      ]);
    },
    UNMOVED,
  );
}

/** The bounds of the sheets and ellipses of a drawing; drawn lines, which are thin, are left out. */
export function boundsOf(elements: readonly SvgElement[], within: Matrix = UNMOVED): Bounds {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = ({ left, top, right, bottom }: Bounds) => {
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom);
  };
  for (const { attributes, children } of elements) {
    const matrix = times(within, matrixOf(String(attributes.transform ?? '')));
    for (const [x, y] of pointsOf(attributes)) {
      const [a, b, c, d, e, f] = matrix;
      const [left, top] = [a * x + c * y + e, b * x + d * y + f];
      include({ left, top, right: left, bottom: top });
    }
    include(boundsOf(children, matrix));
  }
  return bounds;
}

function pointsOf({ d, fill, cx, cy, rx, ry }: SvgElement['attributes']): [number, number][] {
  if (cx !== undefined && cy !== undefined) {
    const [x, y, width, height] = [cx, cy, rx ?? 0, ry ?? 0].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return [
      [x - width, y - height],
      [x + width, y + height],
    ];
  }
  if (d === undefined || fill === 'none') return [];
  const numbers = (String(d).match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}
