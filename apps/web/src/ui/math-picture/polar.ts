export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point on a circle.
 * @param turn degrees from the right, against the clock
 */
export function onCircle(center: Point, radius: number, turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return {
    x: rounded(center.x + radius * Math.cos(angle)),
    y: rounded(center.y - radius * Math.sin(angle)),
  };
}

/** The corners of a regular polygon that stands on a side, as an SVG list of points. */
export function regularPolygon(center: Point, radius: number, corners: number): string {
  const start = -90 + 180 / corners;
  return Array.from({ length: corners }, (_, at) => {
    const { x, y } = onCircle(center, radius, start + (360 * at) / corners);
    return `${x},${y}`;
  }).join(' ');
}

/** The path of a sector between two turns in degrees, against the clock. */
export function sectorPath(center: Point, radius: number, from: number, to: number): string {
  const [start, end] = [onCircle(center, radius, from), onCircle(center, radius, to)];
  const large = to - from > 180 ? 1 : 0;
  return `M${center.x} ${center.y}L${start.x} ${start.y}A${radius} ${radius} 0 ${large} 0 ${end.x} ${end.y}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
