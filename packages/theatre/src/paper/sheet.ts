import { element, fill, group, type SvgElement, tenth } from '../svg/element.ts';
import { type Color, lighter } from './color.ts';
import { outlinesOf } from './path.ts';
import { type Random, randomFrom, seedOf } from './random.ts';

/** How a kind of sheet is cut: units between facets, how far scissors stray, how much of the lit edge shows. */
export interface Cut {
  readonly step: number;
  readonly stray: number;
  readonly rim: number;
}

/** Faces are cut most carefully, hills most freely. */
export const CUTS = {
  face: { step: 2.4, stray: 0.15, rim: 0.5 },
  figure: { step: 3.2, stray: 0.3, rim: 0.6 },
  thing: { step: 5, stray: 0.5, rim: 0.9 },
  hill: { step: 9, stray: 0.9, rim: 1.6 },
} as const satisfies Record<string, Cut>;

export type Kind = keyof typeof CUTS;

const SHADOW = '#140F33';

/** What lies under a part, on the part below it. The soft shadow on the layer behind is the layer's own. */
const PART_SHADOW = { transform: 'translate(.5 1.2)', fillOpacity: 0.2 };

/** Follows a path as scissors would: short straight facets, a little off the line. The same path is cut the same way. */
export function cutPath(d: string, { step, stray }: Cut): string {
  const random = randomFrom(seedOf(d));
  return outlinesOf(d, step)
    .map(({ points, isClosed }) => {
      const strayed = points.map((_, index) => strayedPoint(points, index, stray, random));
      return `M${strayed.join('L')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}

function strayedPoint(
  points: readonly { x: number; y: number; isCorner: boolean }[],
  index: number,
  stray: number,
  random: Random,
): string {
  const point = points[index] ?? { x: 0, y: 0, isCorner: true };
  const before = points[Math.max(0, index - 1)] ?? point;
  const behind = points[Math.min(points.length - 1, index + 1)] ?? point;
  const [dx, dy] = [behind.x - before.x, behind.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  const off = (random() * 2 - 1) * stray * (point.isCorner ? 0.35 : 1);
  return `${tenth(point.x - (dy / length) * off)} ${tenth(point.y + (dx / length) * off)}`;
}

/** A sheet of paper: its shadow on what lies below, its lit upper edge, and itself. */
export function sheet(d: string, color: Color, kind: Kind = 'thing'): SvgElement {
  const { rim } = CUTS[kind];
  const path = cutPath(d, CUTS[kind]);
  const own = fill(path, color, { transform: `translate(0 ${rim})` });
  const edge = fill(path, lighter(color));
  return kind === 'hill' ? group([edge, own]) : group([fill(path, SHADOW, PART_SHADOW), edge, own]);
}

/** A sheet without an edge or a shadow: a color that lies flat within another. */
export function flat(d: string, color: Color, opacity = 1): SvgElement {
  const path = cutPath(d, CUTS.figure);
  return element('path', { d: path, fill: color, ...(opacity < 1 && { fillOpacity: opacity }) });
}
