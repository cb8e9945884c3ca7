/** Crayons by name; the names are in the texts. */
export const CRAYONS = {
  black: '#24264D',
  brown: '#7A5238',
  red: '#D23B3B',
  orange: '#E8801A',
  yellow: '#F4B32B',
  green: '#2E8B57',
  blue: '#2F7FD1',
  violet: '#6A4BC4',
} as const;
export type Crayon = keyof typeof CRAYONS;
export const CRAYON_NAMES = Object.keys(CRAYONS) as Crayon[];

/** Widths of a line, in units of the sheet. */
export const WIDTHS = { thin: 6, middle: 14, thick: 30 } as const;
export type Width = keyof typeof WIDTHS;
export const WIDTH_NAMES = Object.keys(WIDTHS) as Width[];

/** The sheet in its own units, which are whole numbers: a drawing stays small. */
export const SHEET = { width: 800, height: 500 };

/** A line: x and y of its points in turn, in units of the sheet. */
export interface Stroke {
  readonly crayon: Crayon;
  readonly width: Width;
  readonly points: readonly number[];
}

/** A drawing keeps this many numbers at most: some 100 kB, more lines than a sheet shows. */
export const MOST_NUMBERS = 20_000;

/** Points nearer than this to the last one, in units, add nothing that can be seen. */
const NEAR = 3;

/** A line with one more point; the same line where the point adds nothing. */
export function withPoint(points: readonly number[], x: number, y: number): readonly number[] {
  const [lastX, lastY] = points.slice(-2);
  const isNear =
    lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < NEAR;
  return isNear ? points : [...points, Math.round(x), Math.round(y)];
}

/** The path of a line for SVG: its points rounded off by curves through their middles; a single one is a dot. */
export function pathOf(points: readonly number[]): string {
  const [x = 0, y = 0] = points;
  if (points.length < 4) return `M${x} ${y}h0`;
  let path = `M${x} ${y}`;
  for (let at = 2; at < points.length - 2; at += 2) {
    const [px = 0, py = 0, nextX = 0, nextY = 0] = points.slice(at, at + 4);
    path += `Q${px} ${py} ${(px + nextX) / 2} ${(py + nextY) / 2}`;
  }
  const [lastX = 0, lastY = 0] = points.slice(-2);
  return `${path}L${lastX} ${lastY}`;
}

/** Whether a line still has room on the sheet. */
export function hasRoom(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, { points }) => sum + points.length, 0) < MOST_NUMBERS;
}
