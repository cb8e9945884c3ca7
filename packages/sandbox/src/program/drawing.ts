import {
  type Json,
  PICTURE_LIMITS,
  type Picture,
  type PictureKind,
  pictureSchema,
} from '@lamplight/domain/projects';

/** Something that can't be drawn; the message says what the call needs. */
export class DrawingError extends Error {}

type Fields = { readonly [key: string]: Json };
const L = PICTURE_LIMITS;

/**
 * The picture that a program asked for.
 * @param args what the drawing function was called with: title, content, options and, for a map, its regions
 * @throws DrawingError when the content is not what this kind of picture is made of
 */
export function pictureOf(kind: string, args: readonly Json[]): Picture {
  const draw = DRAWINGS[kind as PictureKind];
  if (draw === undefined) throw new DrawingError('there is no such picture');
  const [title, content, options, map] = args;
  const given: Given = {
    title: words(title ?? '', L.titleCharacters),
    content: content ?? null,
    options: fields(options ?? null),
    map: fields(map ?? null),
  };
  // All else is cut to fit; only a number can still be one that a picture can't have.
  const drawn = pictureSchema.safeParse(draw(given));
  if (!drawn.success) throw new DrawingError(`this picture's numbers are too big to be drawn`);
  return drawn.data;
}

interface Given {
  readonly title: string;
  readonly content: Json;
  readonly options: Fields;
  readonly map: Fields;
}

const DRAWINGS: Record<PictureKind, (given: Given) => Picture> = {
  bars({ title, content }) {
    const bars = Object.entries(fields(content)).flatMap(([label, value]) =>
      typeof value === 'number' ? [{ label: words(label), value }] : [],
    );
    if (bars.length === 0) throw new DrawingError('drawBars needs { label: number }');
    return { kind: 'bars', title, bars: bars.slice(0, L.bars) };
  },
  points({ title, content, options }) {
    return { kind: 'points', title, ...pointsOf(content, options, 'drawPoints') };
  },
  map({ title, content, options, map }) {
    const answers = list(map.cells ?? null) ?? [];
    const labels = mostFrequent(answers.map((answer) => words(answer)));
    return {
      kind: 'map',
      title,
      ...pointsOf(content, options, 'drawMap'),
      area: map.area as unknown as Extract<Picture, { kind: 'map' }>['area'],
      size: map.size as number,
      labels,
      // Answers beyond the labels that a map shows are shown as the first.
      cells: answers.map((answer) => Math.max(0, labels.indexOf(words(answer)))),
    };
  },
  line({ title, content }) {
    const values = list(content)?.filter((value) => typeof value === 'number');
    if (values === undefined || values.length === 0) {
      throw new DrawingError('drawLine needs a list of numbers');
    }
    return { kind: 'line', title, values: everyNth(values, L.lineValues) };
  },
  table({ title, content }) {
    const rows = list(content)?.slice(0, L.tableRows);
    if (rows === undefined || rows.length === 0) {
      throw new DrawingError('drawTable needs a list of rows');
    }
    return { kind: 'table', title, ...tableOf(rows) };
  },
  web({ title, content }) {
    const links = Object.entries(fields(content)).flatMap(([from, targets]) =>
      Object.entries(fields(targets)).flatMap(([to, count]) =>
        typeof count === 'number' ? [{ from: words(from), to: words(to), count }] : [],
      ),
    );
    if (links.length === 0) throw new DrawingError('drawWeb needs { from: { to: number } }');
    return { kind: 'web', title, links: links.slice(0, L.webLinks) };
  },
  pixels({ title, content }) {
    const rows = (list(content) ?? []).slice(0, L.pixelsPerSide).map(pixelRow);
    if (!rows.some((row) => row.length > 0)) {
      throw new DrawingError('drawPixels needs rows of numbers or of letters');
    }
    return { kind: 'pixels', title, rows: evenRows(rows) };
  },
};

/** Points with the numbers of two fields, and the field that tells them apart. */
function pointsOf(content: Json, options: Fields, call: string) {
  const [x, y] = [words(options.x ?? 'x'), words(options.y ?? 'y')];
  const label = options.label === undefined ? null : words(options.label ?? '');
  const points = (list(content) ?? []).flatMap((entry) => {
    const point = fields(entry);
    const [here, up] = [point[x], point[y]];
    if (typeof here !== 'number' || typeof up !== 'number') return [];
    return [{ x: here, y: up, label: label === null ? '' : words(point[label] ?? '') }];
  });
  if (points.length === 0) {
    throw new DrawingError(`${call} needs a list of points with the numbers ${x} and ${y}`);
  }
  return { x, y, points: points.slice(0, L.points) };
}

/** Rows as objects have their fields as columns; rows as lists have none that are named. */
function tableOf(rows: readonly Json[]) {
  const named = rows.every((row) => list(row) === null && typeof row === 'object');
  if (!named) {
    const cells = rows.map((row) => (list(row) ?? [row]).slice(0, L.tableColumns));
    return { columns: [], rows: cells.map((row) => row.map((cell) => words(cell))) };
  }
  const columns = [...new Set(rows.flatMap((row) => Object.keys(fields(row))))];
  const shown = columns.slice(0, L.tableColumns);
  return {
    columns: shown.map((column) => words(column)),
    rows: rows.map((row) => shown.map((column) => words(fields(row)[column] ?? ''))),
  };
}

/** A row as numbers, or as letters of which '.', '0', '_' and blanks are empty. */
function pixelRow(row: Json): number[] {
  const pixels = typeof row === 'string' ? [...row].map(isInk) : (list(row) ?? []);
  return pixels
    .slice(0, L.pixelsPerSide)
    .map((pixel) => (typeof pixel === 'number' ? pixel : Number(pixel === true)));
}

function isInk(letter: string): number {
  return Number(!/[\s.0_]/u.test(letter));
}

/** Rows of one length, between 0 and 1: brighter numbers than that are measured against the greatest. */
function evenRows(rows: readonly number[][]): number[][] {
  const all = rows.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const length = Math.max(...rows.map((row) => row.length));
  return rows.map((row) =>
    Array.from({ length }, (_, at) => ((row[at] ?? 0) - least) / (most - least)),
  );
}

function mostFrequent(labels: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  const byTimes = [...times].sort(([, one], [, other]) => other - one);
  const kept = new Set(byTimes.slice(0, L.mapLabels).map(([label]) => label));
  return [...times.keys()].filter((label) => kept.has(label));
}

function everyNth(values: readonly number[], most: number): number[] {
  const step = Math.ceil(values.length / most);
  return values.filter((_, at) => at % step === 0);
}

function words(value: Json, most: number = L.labelCharacters): string {
  const text = typeof value === 'number' ? shortNumber(value) : textOf(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function textOf(value: Json): string {
  if (typeof value === 'object') return value === null ? '' : JSON.stringify(value);
  return String(value);
}

function shortNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return String(Number(Math.abs(value) >= 1 ? value.toFixed(6) : value.toPrecision(6)));
}

function fields(value: Json): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function list(value: Json): readonly Json[] | null {
  return Array.isArray(value) ? (value as readonly Json[]) : null;
}
