import type { Intrinsics } from './safe.ts';
import type { ValueTools } from './values.ts';

/** Hands a drawing to the host; its answer says what is wrong with it, or '' when it was drawn. */
export type Draw = (kind: string, json: string) => string;

/**
 * The pictures that a program may draw. The values go out as JSON, and the host makes a checked picture of them; only
 * the regions of a map have to be asked here, since they are answers of the program's own function. Runs inside.
 */
export function drawingTools(safe: Intrinsics, values: ValueTools, draw: Draw) {
  /** Cells along one side, and the milliseconds after which fewer must do. */
  const MAP_SIZES = [
    { size: 24, milliseconds: 400 },
    { size: 12, milliseconds: 300 },
    { size: 6, milliseconds: 60_000 },
  ];

  function send(kind: string, json: string): void {
    const refusal = draw(kind, json);
    if (refusal !== '') throw new safe.TypeError(refusal);
  }
  const argument = (value: unknown) => (value === undefined ? 'null' : values.toJson(value));
  const drawer =
    (kind: string) =>
    (title: unknown, content: unknown, options: unknown): void =>
      send(kind, `[${argument(title)},${argument(content)},${argument(options)}]`);

  /** The least and greatest value of a field, with room around. */
  function range(points: readonly unknown[], field: string) {
    let from = Infinity;
    let to = -Infinity;
    for (let at = 0; at < points.length; at += 1) {
      const value = (points[at] as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'number' || !safe.isFinite(value)) continue;
      if (value < from) from = value;
      if (value > to) to = value;
    }
    if (from > to) throw new safe.TypeError(`drawMap needs points with the number ${field}`);
    if (!safe.isFinite((to - from) * 2)) {
      throw new safe.RangeError('drawMap needs numbers that are not that big');
    }
    const room = to === from ? 1 : (to - from) * 0.1;
    return { from: from - room, to: to + room };
  }

  type Answer = (x: number, y: number) => unknown;
  type Range = ReturnType<typeof range>;

  /** Asks for a label in the middle of every cell; '' when it took too long. */
  function sample(
    answer: Answer,
    xs: Range,
    ys: Range,
    size: number,
    milliseconds: number,
  ): string {
    const end = safe.now() + milliseconds;
    let cells = '';
    for (let row = 0; row < size; row += 1) {
      if (safe.now() > end) return '';
      for (let column = 0; column < size; column += 1) {
        const x = xs.from + ((column + 0.5) / size) * (xs.to - xs.from);
        const y = ys.from + ((row + 0.5) / size) * (ys.to - ys.from);
        const label = safe.slice(values.show(answer(x, y)), 0, 60);
        cells += (cells === '' ? '' : ',') + safe.stringify(label);
      }
    }
    return cells;
  }

  function drawMap(title: unknown, content: unknown, options: unknown, answer: unknown): void {
    if (typeof answer !== 'function') {
      throw new safe.TypeError('drawMap needs a function (x, y) => label');
    }
    const points = safe.parse(argument(content));
    const names = (safe.parse(argument(options)) ?? {}) as { x?: unknown; y?: unknown };
    if (!safe.isArray(points)) throw new safe.TypeError('drawMap needs a list of points');
    const xs = range(points, safe.text(names.x ?? 'x'));
    const ys = range(points, safe.text(names.y ?? 'y'));
    for (let at = 0; at < MAP_SIZES.length; at += 1) {
      const { size, milliseconds } = MAP_SIZES[at] as (typeof MAP_SIZES)[number];
      const cells = sample(answer as Answer, xs, ys, size, milliseconds);
      if (cells === '') continue;
      const area = `{"xFrom":${xs.from},"xTo":${xs.to},"yFrom":${ys.from},"yTo":${ys.to}}`;
      const map = `{"area":${area},"size":${size},"cells":[${cells}]}`;
      send('map', `[${argument(title)},${values.toJson(points)},${argument(options)},${map}]`);
      return;
    }
  }

  return {
    drawBars: drawer('bars'),
    drawPoints: drawer('points'),
    drawMap,
    drawLine: drawer('line'),
    drawTable: drawer('table'),
    drawWeb: drawer('web'),
    drawPixels: drawer('pixels'),
  };
}
