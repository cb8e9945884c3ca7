/** Motions of the plane, for working out a second time what day 47 says of them. */

type Point = readonly [x: number, y: number];

/** Corners of a shape that no turn and no flip leaves alone. */
const LETTER: readonly Point[] = [
  [0, 0],
  [0, 2],
  [1, 2],
];
/** The way around the corners: 1 counterclockwise, −1 clockwise. */
const twist = ([a, b, c]: readonly Point[]): number => {
  if (!a || !b || !c) throw new Error('not three corners');
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
};
/** A quarter turn counterclockwise around the origin. */
export const quarter = ([x, y]: Point): Point => [-y, x];
/** A half turn around the origin. */
export const half = ([x, y]: Point): Point => [-x, -y];
/** A reflection in the vertical axis. */
export const inVertical = ([x, y]: Point): Point => [-x, y];
/** A reflection in the horizontal axis. */
export const inHorizontal = ([x, y]: Point): Point => [x, -y];
/** A slide. */
export const moved =
  (right: number, up: number) =>
  ([x, y]: Point): Point => [x + right, y + up];
/** One motion for each option of day 47, elementary. */
export const MOVES: Readonly<Record<string, (point: Point) => Point>> = {
  'A flip': inVertical,
  'A slide': moved(3, 1),
  'A half turn': half,
  'A quarter turn': quarter,
};
/** What a motion did, told from the corners alone. */
export function motion(move: (point: Point) => Point): string {
  const image = LETTER.map(move);
  if (twist(image) !== twist(LETTER)) return 'A flip';
  const shifts = image.map(
    ([x, y], at) => `${x - (LETTER[at]?.[0] ?? 0)} ${y - (LETTER[at]?.[1] ?? 0)}`,
  );
  return new Set(shifts).size === 1 ? 'A slide' : 'A turn';
}
/** A point as the lessons write it, such as `(−3, 5)`. */
export const written = ([x, y]: Point): string => `(${x}, ${y})`.replaceAll('-', '−');
/** Which of the four reflections of a square leave these corners as they were. */
export const foldLines = (corners: readonly Point[]): number => {
  const place = new Set(corners.map(String));
  const folds: ((point: Point) => Point)[] = [
    inVertical,
    inHorizontal,
    ([x, y]) => [y, x],
    ([x, y]) => [-y, -x],
  ];
  return folds.filter((fold) => corners.every((corner) => place.has(String(fold(corner))))).length;
};
/** The corners of a rectangle around the origin, from half its sides. */
export const box = (x: number, y: number): Point[] => [
  [x, y],
  [-x, y],
  [-x, -y],
  [x, -y],
];
/** Designs of two colors on the corners of a regular polygon that no rotation makes alike. */
export function designs(corners: number): number {
  const seen = new Set<string>();
  let different = 0;
  for (let bits = 0; bits < 2 ** corners; bits += 1) {
    const design = bits.toString(2).padStart(corners, '0');
    if (!seen.has(design)) different += 1;
    for (let by = 0; by < corners; by += 1) seen.add(design.slice(by) + design.slice(0, by));
  }
  return different;
}
