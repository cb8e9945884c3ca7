import type { PointOf } from '../parts.tsx';

/** A point with a name of a width and height, in units of its drawing. */
export interface Named extends PointOf {
  readonly width: number;
  readonly height: number;
}

/** Where a name stands: the middle of its left or right end, or of itself. */
export interface Label extends PointOf {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From a point to its name. */
const GAP = 8;
/** Half of a point. */
const POINT = 5;

/**
 * Puts the name of each point beside it: right, left, above or below, wherever it covers no other name and no point and
 * stays in the frame; where that cannot be, where it covers the least.
 */
export function labelsOf(
  points: readonly Named[],
  frame: { width: number; height: number },
): Label[] {
  const taken: Rect[] = points.map(({ x, y }) => ({
    left: x - POINT,
    right: x + POINT,
    top: y - POINT,
    bottom: y + POINT,
  }));
  return points.map((point, own) => {
    const best = choicesFor(point)
      .map((choice) => ({ ...choice, cost: costOf(choice.rect, taken, own, frame) }))
      .reduce((first, second) => (second.cost < first.cost ? second : first));
    taken.push(best.rect);
    return best.label;
  });
}

function choicesFor({ x, y, width, height }: Named): [Choice, ...Choice[]] {
  const at = (left: number, middle: number, label: Label): Choice => ({
    label,
    rect: { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 },
  });
  const above = y - POINT - height / 2 - 1;
  const below = y + POINT + height / 2 + 1;
  return [
    at(x + GAP, y, { x: x + GAP, y, anchor: 'start' }),
    at(x - GAP - width, y, { x: x - GAP, y, anchor: 'end' }),
    at(x - width / 2, above, { x, y: above, anchor: 'middle' }),
    at(x - width / 2, below, { x, y: below, anchor: 'middle' }),
    at(x + 2, above, { x: x + 2, y: above, anchor: 'start' }),
    at(x + 2, below, { x: x + 2, y: below, anchor: 'start' }),
    at(x - 2 - width, above, { x: x - 2, y: above, anchor: 'end' }),
    at(x - 2 - width, below, { x: x - 2, y: below, anchor: 'end' }),
  ];
}

interface Choice {
  readonly label: Label;
  readonly rect: Rect;
}

function costOf(
  rect: Rect,
  taken: readonly Rect[],
  own: number,
  { width, height }: { width: number; height: number },
): number {
  const covered = taken.reduce(
    (sum, other, at) => sum + (at === own ? 0 : overlap(rect, other)),
    0,
  );
  const inside = overlap(rect, { left: 0, right: width, top: 0, bottom: height });
  const outside = (rect.right - rect.left) * (rect.bottom - rect.top) - inside;
  // A name that is cut off is worse than one that touches another.
  return covered + 10 * outside;
}

function overlap(first: Rect, second: Rect): number {
  const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return Math.max(0, across) * Math.max(0, down);
}
