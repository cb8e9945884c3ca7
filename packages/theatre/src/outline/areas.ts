import type { Color } from '../paper/color.ts';
import type { Piece } from './pieces.ts';
import { PLACE, seenPlaces } from './sight.ts';

/** What an area is a part of. */
export type AreaKind = 'sky' | 'land' | 'figure';

/** Paper of one color that one owner has: it takes one color together, however many pieces it has. */
export interface Area {
  /** Its place in the order in which keys go through a picture: what lies behind first. */
  readonly number: number;
  readonly kind: AreaKind;
  /** Which person or thing of the picture it belongs to, counted from 1; 0 for sky and land. */
  readonly figure: number;
}

/** Of what is too small to be colored in, less than this is seen: some 12 units each way. */
const LEAST_SEEN = 9 * PLACE;
/** Colors of one owner that differ by less are one: a sleeve and its robe, a neck and its face. */
const SHADES = 38;
/** The first layer of a scene outdoors. */
const SKY = '0-0';

/** The areas of a picture, and which of them each piece belongs to, in the order of the pieces. */
export function areasOf(
  pieces: readonly Piece[],
  isIndoors: boolean,
): { areas: Area[]; of: (number | undefined)[] } {
  const colors = new Map<string, Color[]>();
  const keys = pieces.map((piece) => `${piece.owner.key} ${shadeOf(piece, colors)}`);
  const seen = new Map<string, number>();
  for (const [index, places] of seenPlaces(pieces).entries()) {
    const [key = '', piece] = [keys[index], pieces[index]];
    const units = piece?.line === undefined ? places * PLACE : lengthOf(piece) * piece.line;
    seen.set(key, (seen.get(key) ?? 0) + units);
  }
  const large = [...new Set(keys)].filter((key) => (seen.get(key) ?? 0) >= LEAST_SEEN);
  const owners = large.map((key) => pieces[keys.indexOf(key)]?.owner);
  const figures = [
    ...new Set(owners.flatMap((owner) => (owner?.kind === 'figure' ? [owner.key] : []))),
  ];
  return {
    areas: owners.map((owner, number) => ({
      number,
      kind: owner?.key === SKY && !isIndoors ? 'sky' : (owner?.kind ?? 'land'),
      figure: figures.indexOf(owner?.key ?? '') + 1,
    })),
    of: keys.map((key) => (large.includes(key) ? large.indexOf(key) : undefined)),
  };
}

/** The first color of the owner that is much like the piece's own. */
function shadeOf({ owner, color }: Piece, colors: Map<string, Color[]>): Color {
  const known = colors.get(owner.key) ?? [];
  const alike = known.find((other) => distance(other, color) < SHADES);
  if (alike === undefined) colors.set(owner.key, [...known, color]);
  return alike ?? color;
}

/** How far two colors lie apart: the root of the squares of their channels' differences, at most 442. */
function distance(first: Color, second: Color): number {
  const channels = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [first, second].map((color) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    );
    return a - b;
  });
  return Math.hypot(...channels);
}

function lengthOf({ edges }: Piece): number {
  return edges.reduce(
    (sum, edge) =>
      sum +
      edge.reduce((length, [x, y], index) => {
        const [beforeX, beforeY] = edge[index - 1] ?? [x, y];
        return length + Math.hypot(x - beforeX, y - beforeY);
      }, 0),
    0,
  );
}
