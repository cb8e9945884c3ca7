/** A point of a flattened path; at corners of the original the scissors stay closer to the line. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly isCorner: boolean;
}

export interface Outline {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

type Pair = readonly [x: number, y: number];

/** How many numbers each command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/**
 * The outlines of a path of absolute commands (M L H V Q C Z), as points that lie about a step apart.
 * @throws Error for any other command
 */
export function outlinesOf(d: string, step: number): Outline[] {
  const tokens = d.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const outlines: Outline[] = [];
  let points: Point[] = [];
  let command = '';
  let here: Pair = [0, 0];
  let index = 0;
  const finish = (isClosed: boolean) => {
    if (points.length > 1) outlines.push({ points, isClosed });
    points = [];
  };
  const follow = (curve: (t: number) => Pair, length: number) => {
    const count = Math.max(1, Math.round(length / step));
    for (let part = 1; part <= count; part += 1) {
      const [x, y] = curve(part / count);
      points.push({ x, y, isCorner: part === count });
    }
  };
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      index += 1;
    } else if (command === 'M') command = 'L';
    const count = ARGUMENTS[command];
    if (count === undefined) throw new Error(`'${command}' is no command of a cut path: ${d}`);
    const values = tokens.slice(index, index + count).map(Number);
    index += count;
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values;
    const from = here;
    switch (command) {
      case 'M':
        finish(false);
        here = [a, b];
        points.push({ x: a, y: b, isCorner: true });
        break;
      case 'Z': {
        const start = points[0];
        if (start !== undefined) {
          here = [start.x, start.y];
          follow(straight(from, here), distance(from, here));
        }
        finish(true);
        break;
      }
      case 'Q':
        here = [c, e];
        follow(
          curved(from, [a, b], [a, b], here, 2),
          distance(from, [a, b]) + distance([a, b], here),
        );
        break;
      case 'C':
        here = [f, g];
        follow(
          curved(from, [a, b], [c, e], here, 3),
          distance(from, [a, b]) + distance([a, b], [c, e]) + distance([c, e], here),
        );
        break;
      default:
        here = command === 'H' ? [a, from[1]] : command === 'V' ? [from[0], a] : [a, b];
        follow(straight(from, here), distance(from, here));
    }
  }
  finish(false);
  return outlines;
}

function distance([ax, ay]: Pair, [bx, by]: Pair): number {
  return Math.hypot(bx - ax, by - ay);
}

function straight([ax, ay]: Pair, [bx, by]: Pair): (t: number) => Pair {
  return (t) => [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** A Bézier curve of degree 2 or 3. */
function curved(a: Pair, b: Pair, c: Pair, d: Pair, degree: 2 | 3): (t: number) => Pair {
  return (t) => {
    const u = 1 - t;
    const weights =
      degree === 2 ? [u * u, 2 * u * t, 0, t * t] : [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    const along = (axis: 0 | 1) =>
      [a, b, c, d].reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
    return [along(0), along(1)];
  };
}

/** A smooth line through points, left open. */
export function smoothLine(points: readonly Pair[]): string {
  const at = (index: number): Pair =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, behind] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (behind[0] - from[0]) / 6,
      to[1] - (behind[1] - from[1]) / 6,
      ...to,
    ];
    d += `C${numbers.map(round).join(' ')}`;
  }
  return d;
}

export function polygon(points: readonly Pair[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** An ellipse as a path, so that scissors can follow it. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
