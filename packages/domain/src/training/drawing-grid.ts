/** A drawing: its lines, each as x and y of its points in turn, in any unit. */
export type Strokes = readonly (readonly number[])[];

/** Cells along an edge of the grid that a machine sees of a drawing. */
export const GRID = 16;

/** Cells that stay free around the drawing. */
const MARGIN = 1;

/** A line darkens a cell wholly up to the first distance from the cell's middle, and not at all from the second on, in cells. */
const DARK = 0.5;
const BRIGHT = 1.7;

/**
 * A drawing as a machine sees it: 16 × 16 cells from 0 (paper) to 1 (ink), row by row. The drawing is scaled to the grid
 * with its proportions and put into its middle, so that neither its size nor its place on the sheet matters. A sheet
 * without lines is all paper.
 */
export function gridOf(strokes: Strokes): number[] {
  const lines = fitted(strokes);
  return Array.from({ length: GRID * GRID }, (_, cell) => {
    const x = (cell % GRID) + 0.5;
    const y = Math.floor(cell / GRID) + 0.5;
    const nearest = lines.reduce(
      (least, line) => Math.min(least, distanceTo(line, x, y)),
      Number.POSITIVE_INFINITY,
    );
    return Math.min(1, Math.max(0, (BRIGHT - nearest) / (BRIGHT - DARK)));
  });
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** The lines of a drawing in pieces, in units of the grid's cells. */
function fitted(strokes: Strokes): Segment[] {
  const points = strokes.flatMap(pointsOf);
  if (points.length === 0) return [];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [least(xs), most(xs)];
  const [top, bottom] = [least(ys), most(ys)];
  const room = GRID - 2 * MARGIN;
  const scale = room / Math.max(right - left, bottom - top, Number.EPSILON);
  const across = (x: number) => GRID / 2 + (x - (left + right) / 2) * scale;
  const down = (y: number) => GRID / 2 + (y - (top + bottom) / 2) * scale;
  return strokes.flatMap((stroke) => {
    const own = pointsOf(stroke);
    return own.map(([x, y], at): Segment => {
      const [nextX, nextY] = own[at + 1] ?? [x, y];
      return [across(x), down(y), across(nextX), down(nextY)];
    });
  });
}

function pointsOf(stroke: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: Math.floor(stroke.length / 2) }, (_, at) => [
    stroke[2 * at] ?? 0,
    stroke[2 * at + 1] ?? 0,
  ]);
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((found, number) => Math.min(found, number), Number.POSITIVE_INFINITY);
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((found, number) => Math.max(found, number), Number.NEGATIVE_INFINITY);
}

/** How far a point is from a piece of a line. */
function distanceTo([x1, y1, x2, y2]: Segment, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
