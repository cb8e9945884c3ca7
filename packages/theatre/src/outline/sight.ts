import { HEIGHT, WIDTH } from '../places/place.ts';
import type { Point } from './matrix.ts';
import type { Piece } from './pieces.ts';

/** Units between two places that are looked at. */
const STEP = 4;
const COLUMNS = WIDTH / STEP;
const ROWS = HEIGHT / STEP;

/** Square units that one place stands for. */
export const PLACE = STEP * STEP;

/** How many places of a grid over the frame each piece of paper lies uppermost at, in the order of the pieces. */
export function seenPlaces(pieces: readonly Piece[]): number[] {
  const taken = new Uint8Array(COLUMNS * ROWS);
  const seen = pieces.map(() => 0);
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    if (piece.line !== undefined) continue;
    const { top, bottom } = boxOf(piece);
    const first = Math.max(0, Math.ceil(top / STEP - 0.5));
    const last = Math.min(ROWS - 1, Math.floor(bottom / STEP - 0.5));
    for (let row = first; row <= last; row += 1) {
      for (const [left, right] of spansAt(piece, (row + 0.5) * STEP)) {
        const to = Math.min(COLUMNS - 1, Math.floor(right / STEP - 0.5));
        for (let column = Math.max(0, Math.ceil(left / STEP - 0.5)); column <= to; column += 1) {
          const place = row * COLUMNS + column;
          if (taken[place] === 1) continue;
          taken[place] = 1;
          seen[index] = (seen[index] ?? 0) + 1;
        }
      }
    }
  }
  return seen;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf({ edges }: Piece): Box {
  const points = edges.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** From where to where a height of the frame lies on the paper: within what its edges wind around, as SVG fills. */
function spansAt({ edges }: Piece, y: number): [left: number, right: number][] {
  const crossings = edges.flatMap((edge) =>
    edge.flatMap((from, index) => crossing(from, edge[(index + 1) % edge.length] ?? from, y)),
  );
  crossings.sort((first, second) => first.x - second.x);
  const spans: [number, number][] = [];
  let windings = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (windings === 0) start = x;
    windings += turn;
    if (windings === 0) spans.push([start, x]);
  }
  return spans;
}

function crossing([fromX, fromY]: Point, [toX, toY]: Point, y: number) {
  if (fromY <= y === toY <= y) return [];
  return [{ x: fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), turn: toY > y ? 1 : -1 }];
}
